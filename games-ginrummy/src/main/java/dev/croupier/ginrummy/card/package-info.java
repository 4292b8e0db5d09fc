/**
 * The 52 playing cards of Gin Rummy: what a card is, what it counts, and how it is written.
 *
 * <p>A hand on a hot path is a {@code long} whose bit {@code n} stands for the card with number {@code n}; {@link
 * dev.croupier.ginrummy.card.Cards} goes between such a mask and a sequence of cards.
 */
@NullMarked
package dev.croupier.ginrummy.card;

import org.jspecify.annotations.NullMarked;
