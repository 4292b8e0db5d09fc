package dev.croupier.pokemon.match;

import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Who won a game. */
public enum GameResult {
    WON_BY_0,
    WON_BY_1,
    /** Nobody: it counts as played. */
    DRAWN,
    /** Both, in equally many ways: a tiebreaker game decides it (PKM-T21). */
    BOTH_WON;

    /** One of the two seats won. */
    public static GameResult wonBy(Seat seat) {
        return seat.index() == 0 ? WON_BY_0 : WON_BY_1;
    }

    /** Of a game between two seats with that outcome. */
    static GameResult of(Outcome outcome) {
        Array<Seat> winners = outcome.winners();
        if (winners.size() == 1) {
            return wonBy(winners.head());
        }
        return outcome.reason().key() == GameEnding.SIMULTANEOUS.key() ? BOTH_WON : DRAWN;
    }

    /** Who alone won. */
    public Option<Seat> winner() {
        return this == WON_BY_0 ? Option.some(Seat.of(0)) : Option.when(this == WON_BY_1, () -> Seat.of(1));
    }

    /** Who alone lost. */
    public Option<Seat> loser() {
        return winner().map(seat -> seat.next(2));
    }
}
