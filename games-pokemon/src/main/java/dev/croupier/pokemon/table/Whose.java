package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/** Whose side a text speaks of. */
public enum Whose {
    YOURS,
    /** Your opponents', one or several. */
    OPPONENTS,
    /** Those of everybody but you, round the table. */
    OTHERS,
    /** Yours first, then those of the others round the table. */
    EVERYBODYS;

    /** The seats that are meant from that point of view: of several opponents the one that is {@linkplain Bound#OPPONENT bound}, where one is. */
    public Array<Seat> seats(PokemonState state, Scope scope) {
        Array<Seat> all = all(state, scope.seat());
        return this == OPPONENTS && all.size() > 1 ? meant(all, state, scope) : all;
    }

    private static Array<Seat> meant(Array<Seat> opponents, PokemonState state, Scope scope) {
        Seat meant = scope.slots().get(Bound.OPPONENT);
        if (meant == null || !state.setting().areOpponents(scope.seat(), meant)) {
            return opponents;
        }
        return state.isAtTable(meant) ? Seats.only(meant) : Array.empty();
    }

    /** All seats that could be meant where {@code you} is the text's player. */
    public Array<Seat> all(PokemonState state, Seat you) {
        return switch (this) {
            case YOURS -> state.isAtTable(you) ? Seats.only(you) : Array.empty();
            case OPPONENTS -> state.opponents(you);
            case OTHERS -> state.seatsFrom(you).remove(you);
            case EVERYBODYS -> state.seatsFrom(you);
        };
    }

    /** Whether that seat is meant from that point of view. */
    public boolean includes(PokemonState state, Scope scope, Seat seat) {
        Seat you = scope.seat();
        return switch (this) {
            case YOURS -> you.equals(seat);
            case OPPONENTS -> state.setting().areOpponents(you, seat) && isMeant(state, scope, seat);
            case OTHERS -> !you.equals(seat);
            case EVERYBODYS -> true;
        };
    }

    private static boolean isMeant(PokemonState state, Scope scope, Seat opponent) {
        Seat meant = scope.slots().get(Bound.OPPONENT);
        return meant == null || meant.equals(opponent) || !state.setting().areOpponents(scope.seat(), meant);
    }
}
