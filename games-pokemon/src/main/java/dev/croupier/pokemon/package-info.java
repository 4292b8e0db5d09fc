/** The Pokémon TCG: the game, what an observer sees of it, how its actions are written. */
@NullMarked
package dev.croupier.pokemon;

import org.jspecify.annotations.NullMarked;
