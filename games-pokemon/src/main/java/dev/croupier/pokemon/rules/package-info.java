/** The options of a table of the Pokémon TCG, and the presets that name a reading of the rules. */
@NullMarked
package dev.croupier.pokemon.rules;

import org.jspecify.annotations.NullMarked;
