/** What is put right between two texts: Benches over their limit, Pokémon out of HP, Prizes, new Active Pokémon (PKM-KO). */
@NullMarked
package dev.croupier.pokemon.knockout;

import org.jspecify.annotations.NullMarked;
