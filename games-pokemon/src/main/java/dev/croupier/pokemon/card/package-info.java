/** The words in which cards are written: a card is a few lines of data. No card is here, and nothing here is a rule. */
@NullMarked
package dev.croupier.pokemon.card;

import org.jspecify.annotations.NullMarked;
