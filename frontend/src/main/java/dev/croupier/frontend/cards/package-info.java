/** The command {@code cards}: the cards of a game with what they do. */
@NullMarked
package dev.croupier.frontend.cards;

import org.jspecify.annotations.NullMarked;
