/**
 * Positions of the Pokémon TCG as text that people write and read, for judges, tests and puzzles: everything that lies on the table, hidden cards
 * included, at a moment when a player may act of its own accord. {@code docs/pokemon-positions.md} says how it is written.
 */
@NullMarked
package dev.croupier.pokemon.position;

import org.jspecify.annotations.NullMarked;
