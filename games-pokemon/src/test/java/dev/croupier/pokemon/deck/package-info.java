/** Tests of deck building: lists as text, every rule of PKM-DECK, advice, and odds against plain enumeration. */
@NullMarked
package dev.croupier.pokemon.deck;

import org.jspecify.annotations.NullMarked;
