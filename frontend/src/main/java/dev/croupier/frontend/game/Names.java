package dev.croupier.frontend.game;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * What the seats are called.
 *
 * @param names by seat
 */
public record Names(Array<String> names) {

    public String of(Seat seat) {
        return names.get(seat.index());
    }

    /** The width of the longest. */
    public int width() {
        return names.map(String::length).max().getOrElse(0);
    }

    /** Seat 0, Seat 1 …: where nobody in particular looks on. */
    public static Names bySeat(int seats) {
        return new Names(Array.range(0, seats).map(seat -> "Seat " + seat));
    }
}
