package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/**
 * Who chooses who goes first in a game (PKM-T2, PKM-T3).
 *
 * @param seat the one who does, or none when it is who wins a coin flip
 */
public record FirstPlayerChooser(Option<Seat> seat) {

    /** Who wins a coin flip. */
    public static FirstPlayerChooser coinWinner() {
        return new FirstPlayerChooser(Option.none());
    }

    /** That seat, without a flip. */
    public static FirstPlayerChooser of(Seat seat) {
        return new FirstPlayerChooser(Option.some(seat));
    }

    /** Whether a coin is flipped for it. */
    public boolean isCoinFlip() {
        return seat.isEmpty();
    }
}
