package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The seats of full tables in the order of asking, made once: every window begins with one of these. */
final class Clockwise {
    private static final int MOST = 6;
    private static final Array<Array<Array<Seat>>> ORDERS =
            Array.rangeClosed(0, MOST).map(seats -> Array.range(0, seats).map(first -> order(first, seats)));

    private static final Array<Array<List<Seat>>> ASKED = ORDERS.map(orders -> orders.map(Array::toList));

    private Clockwise() {}

    /** The same as a list, of which what is left is always a part. */
    static List<Seat> askedFrom(Seat first, int seats) {
        return ASKED.get(seats).get(first.index());
    }

    private static Array<Seat> order(int first, int seats) {
        return Array.range(0, seats).map(step -> Seat.of((first + step) % seats));
    }

    /** All seats of a table of so many, clockwise from {@code first}. */
    static Array<Seat> from(Seat first, int seats) {
        return ORDERS.get(seats).get(first.index());
    }
}
