/** The end of a hand: its result, the score sheet and the next dealer (GIN-15 to GIN-17). */
@NullMarked
package dev.croupier.ginrummy.ending;

import org.jspecify.annotations.NullMarked;
