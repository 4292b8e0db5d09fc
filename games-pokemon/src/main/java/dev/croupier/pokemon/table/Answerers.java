package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Who answers what a seat is asked (see {@link SeatProfile#answering}). */
public final class Answerers {
    private Answerers() {}

    /** Who may answer, in seat order; nobody where chance does. */
    public static Array<Seat> of(PokemonState state, Asking asking) {
        Array<Seat> asked = asking.toAct(state);
        for (int i = 0; i < asked.size(); i++) {
            if (answering(state, asking, asked.get(i)) != SeatProfile.Answering.ITSELF) {
                return asked.flatMap(seat -> of(state, asking, seat)).distinct().sorted();
            }
        }
        return asked;
    }

    private static SeatProfile.Answering answering(PokemonState state, Asking asking, Seat asked) {
        return asking.isAskedInPerson()
                ? SeatProfile.Answering.ITSELF
                : state.setting().profile(asked).answering();
    }

    private static Array<Seat> of(PokemonState state, Asking asking, Seat asked) {
        return switch (answering(state, asking, asked)) {
            case ITSELF -> Seats.only(asked);
            case OPPONENTS -> state.opponents(asked);
            case CHANCE -> Array.empty();
        };
    }

    /** For whom that player would answer; nothing where it may not. */
    public static @Nullable Seat askedOf(PokemonState state, Asking asking, Seat by) {
        Array<Seat> asked = asking.toAct(state);
        for (int i = 0; i < asked.size(); i++) {
            Seat seat = asked.get(i);
            if (seat.equals(by) && answering(state, asking, seat) == SeatProfile.Answering.ITSELF
                    || of(state, asking, seat).contains(by)) {
                return seat;
            }
        }
        return null;
    }

    /** The first seat that is asked and that chance answers for; nothing where it answers for none. */
    public static @Nullable Seat ofChance(PokemonState state, Asking asking) {
        if (state.setting().seating().isOfPlayers()) {
            return null;
        }
        Array<Seat> asked = asking.toAct(state);
        for (int i = 0; i < asked.size(); i++) {
            if (answering(state, asking, asked.get(i)) == SeatProfile.Answering.CHANCE) {
                return asked.get(i);
            }
        }
        return null;
    }
}
