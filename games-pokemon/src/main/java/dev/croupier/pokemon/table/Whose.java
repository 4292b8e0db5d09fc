package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/** Whose side a text speaks of. */
public enum Whose {
    YOURS,
    /** Your opponents', one or several. */
    OPPONENTS,
    /** Yours first, then those of the others round the table. */
    EVERYBODYS;

    /** The seats that are meant where {@code you} is the text's player. */
    public Array<Seat> seats(PokemonState state, Seat you) {
        return switch (this) {
            case YOURS -> state.isAtTable(you) ? Seats.only(you) : Array.empty();
            case OPPONENTS -> state.opponents(you);
            case EVERYBODYS -> state.seatsFrom(you);
        };
    }

    public boolean includes(PokemonState state, Seat you, Seat seat) {
        return switch (this) {
            case YOURS -> you.equals(seat);
            case OPPONENTS -> state.setting().areOpponents(you, seat);
            case EVERYBODYS -> true;
        };
    }
}
