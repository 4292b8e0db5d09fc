/** Drawing a card, from the pile or the stock (GIN-B8). */
@NullMarked
package dev.croupier.ginrummy.draw;

import org.jspecify.annotations.NullMarked;
