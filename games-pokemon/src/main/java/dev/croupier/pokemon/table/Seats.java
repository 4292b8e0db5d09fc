package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/** Short lists of seats. They are asked for at nearly every step, so those of small tables are shared. */
public final class Seats {
    private static final int SMALL = 8;
    private static final Array<Array<Seat>> ONLY = Array.range(0, SMALL).map(seat -> Array.of(Seat.of(seat)));
    /** By the number of seats, then by the first one. */
    private static final Array<Array<Array<Seat>>> ROUND =
            Array.rangeClosed(0, SMALL).map(seats -> Array.range(0, seats).map(first -> round(first, seats)));

    /** By the seats as bits. */
    private static final Array<Array<Seat>> AMONG = Array.range(0, 1 << SMALL).map(Seats::ofBits);

    private Seats() {}

    /** That seat alone. */
    public static Array<Seat> only(Seat seat) {
        return seat.index() < SMALL ? ONLY.get(seat.index()) : Array.of(seat);
    }

    /** The seats that are given as bits, in order. */
    static Array<Seat> among(int bits) {
        return bits >>> SMALL == 0 ? AMONG.get(bits) : ofBits(bits);
    }

    private static Array<Seat> ofBits(int bits) {
        return Array.range(0, Integer.SIZE)
                .filter(seat -> (bits >>> seat & 1) != 0)
                .map(Seat::of);
    }

    /** All seats of a table, from {@code first} on and round it. */
    public static Array<Seat> from(Seat first, int seats) {
        return seats <= SMALL ? ROUND.get(seats).get(first.index()) : round(first.index(), seats);
    }

    private static Array<Seat> round(int first, int seats) {
        return Array.range(0, seats).map(step -> Seat.of((first + step) % seats));
    }
}
