/** Decks that come with the engine: lists in the common format, ready to play. */
@NullMarked
package dev.croupier.pokemon.decks;

import org.jspecify.annotations.NullMarked;
