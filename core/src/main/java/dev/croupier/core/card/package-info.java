/** Cards by number and immutable sets of them; moving a card is a few machine instructions. */
@NullMarked
package dev.croupier.core.card;

import org.jspecify.annotations.NullMarked;
