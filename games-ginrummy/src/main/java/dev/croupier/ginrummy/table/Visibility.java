package dev.croupier.ginrummy.table;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;

/** Which cards an observer may know: the one place that decides it. */
public final class Visibility {
    private Visibility() {}

    /**
     * The mask of those cards in {@code seat}'s hand that {@code observer} may know: all of one's own and of an open hand, otherwise
     * those that were taken from the pile.
     */
    public static long known(GinState state, Seat seat, Observer observer) {
        return observer.sees(seat) || state.isOpen(seat) ? state.hand(seat.index()) : state.known(seat.index());
    }
}
