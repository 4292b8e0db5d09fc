/**
 * What a hand of Gin Rummy is worth and what it can become: arrangements, discards, knocks, lay-offs and odds.
 *
 * <p>Everything is a pure function of the cards that it is given, exact, and made for people and bots; the answers
 * are values. It costs microseconds. Where only a number is asked for, {@link dev.croupier.ginrummy.meld.Deadwood}
 * has it in nanoseconds.
 */
@NullMarked
package dev.croupier.ginrummy.analysis;

import org.jspecify.annotations.NullMarked;
