package dev.croupier.pokemon.query;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.PokemonState;

/** Whose turn is next, round the table. */
public final class NextTeam {
    private NextTeam() {}

    /** The first player of the next team; the one whose turn it is where there is no other team. */
    public static Seat first(PokemonState state) {
        Seat turn = state.turn().seat();
        return state.seatsFrom(turn)
                .find(seat -> state.setting().areOpponents(seat, turn))
                .getOrElse(turn);
    }
}
