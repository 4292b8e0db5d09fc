/** Tests of the decks that come with the engine. */
@NullMarked
package dev.croupier.pokemon.decks;

import org.jspecify.annotations.NullMarked;
