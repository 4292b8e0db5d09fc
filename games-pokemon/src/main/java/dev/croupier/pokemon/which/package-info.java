/** Which Pokémon a text means: selections, and filters of them. All of it is data. */
@NullMarked
package dev.croupier.pokemon.which;

import org.jspecify.annotations.NullMarked;
