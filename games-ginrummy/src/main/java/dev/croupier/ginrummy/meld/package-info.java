/**
 * Melds and deadwood: which cards form a set or a run, which cards may be laid off on it, and the least that a hand can
 * leave unmatched.
 *
 * <p>{@link dev.croupier.ginrummy.meld.Deadwood} answers in nanoseconds and allocates nothing; everything else here is
 * value types for the rules and for people.
 */
@NullMarked
package dev.croupier.ginrummy.meld;

import org.jspecify.annotations.NullMarked;
