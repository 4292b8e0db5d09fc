package dev.croupier.pokemon.position;

import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.PokemonState;

/**
 * A position that can be played on.
 *
 * @param game its options and decks
 * @param state the table
 */
public record Position(Pokemon game, PokemonState state) {}
