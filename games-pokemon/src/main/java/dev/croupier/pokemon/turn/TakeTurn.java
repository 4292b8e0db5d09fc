package dev.croupier.pokemon.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Seats;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Everybody of a team does as much as it likes, in any order, until it attacks or ends its turn (PKM-TURN-2). Before anybody is asked, what the last
 * text left behind is put right.
 *
 * @param team whose turn
 * @param part whether it may do everything
 */
public record TakeTurn(int team, Part part) implements Silent {

    /** What may be done. */
    public enum Part {
        /** Everything. */
        ALL,
        /** Everything but attacks: it is over when everybody is ready for them, and those who are may no longer act. */
        BEFORE_ATTACKS,
        /** Only attacks. */
        ATTACKS
    }

    /** Everything may be done. */
    public TakeTurn(int team) {
        this(team, Part.ALL);
    }

    /** Who may act: the players of the team that are not done. */
    public Array<Seat> toAct(PokemonState state) {
        @Nullable Seat first = null;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (mayAct(state, Seat.of(seat))) {
                if (first != null) {
                    return state.seatsInPlay().filter(one -> mayAct(state, one));
                }
                first = Seat.of(seat);
            }
        }
        return first == null ? Array.empty() : Seats.only(first);
    }

    /** Whether that player may act. */
    public boolean mayAct(PokemonState state, Seat seat) {
        Side side = state.side(seat);
        return state.setting().team(seat) == team
                && side.atTable()
                && !side.turn().done()
                && (part != Part.BEFORE_ATTACKS || !side.turn().ready());
    }

    @Override
    public boolean waits(PokemonState state) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (mayAct(state, Seat.of(seat))) {
                return !Settle.isNeeded(state);
            }
        }
        return false;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return Settle.isNeeded(state)
                ? state.withAgenda(state.agenda().then(this).then(new Settle()))
                : state;
    }
}
