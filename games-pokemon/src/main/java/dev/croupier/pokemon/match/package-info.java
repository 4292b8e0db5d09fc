/**
 * A match of the Pokémon TCG: games between two players under an official's eye.
 *
 * <p>A match is a fold of games and of an official's commands. It is a value without a clock: that time is up, that somebody was late, that a
 * flip was ruled on is told to it, and what follows from that is written here.
 */
@NullMarked
package dev.croupier.pokemon.match;

import org.jspecify.annotations.NullMarked;
