/** The options of the Pokémon TCG and their presets. */
@NullMarked
package dev.croupier.pokemon.rules;

import org.jspecify.annotations.NullMarked;
