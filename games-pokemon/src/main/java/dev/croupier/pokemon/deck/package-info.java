/**
 * Building a deck: the index of known cards, deck lists as text, what makes a deck legal in a format, advice, and exact odds of the
 * opening hand and the Prizes (PKM-DECK). Pure functions of lists of cards; a deck has some sixty of them, so nothing here is in a hurry.
 */
@NullMarked
package dev.croupier.pokemon.deck;

import org.jspecify.annotations.NullMarked;
