/** What a hand is worth and how a match is won (GIN-1 to GIN-7, GIN-21 to GIN-26, GIN-HOL). */
@NullMarked
package dev.croupier.ginrummy.score;

import org.jspecify.annotations.NullMarked;
