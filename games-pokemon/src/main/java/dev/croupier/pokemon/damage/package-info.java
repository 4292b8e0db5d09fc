/**
 * How much damage an attack does to one Pokémon (PKM-ATK-7 to PKM-ATK-16): a pure function of numbers, types and Weaknesses, which knows
 * nothing of a table. Asked without a trace it allocates nothing.
 */
@NullMarked
package dev.croupier.pokemon.damage;

import org.jspecify.annotations.NullMarked;
