package dev.croupier.core.agenda;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;

/**
 * Who is still asked for a response: everybody that the rule asks, whether or not they could respond, because skipping would tell. A
 * response opens a new window; when all have passed it is closed.
 *
 * @param asked who has not passed, in the order of asking
 * @param policy who of them may respond now
 */
public record Window(List<Seat> asked, Policy policy) {

    /** A window that asks these seats, in that order. */
    public Window(Array<Seat> asked, Policy policy) {
        this(asked.toList(), policy);
    }

    /** Who may respond. */
    public enum Policy {
        /** One seat after another. */
        IN_ORDER,
        /** Whoever comes first. */
        FIRST_COMER
    }

    public boolean isClosed() {
        return asked.isEmpty();
    }

    /** Who may respond or pass now, in seat order. */
    public IndexedSeq<Seat> toAct() {
        return policy == Policy.IN_ORDER
                ? Array.ofAll(asked.headOption())
                : asked.sorted().toArray();
    }

    /** Whether {@code seat} may respond or pass now. */
    public boolean asks(Seat seat) {
        return !asked.isEmpty() && (policy == Policy.IN_ORDER ? asked.head().equals(seat) : asked.contains(seat));
    }

    /** After {@code seat} passed, or left the table. */
    public Window without(Seat seat) {
        return new Window(!asked.isEmpty() && asked.head().equals(seat) ? asked.tail() : asked.remove(seat), policy);
    }
}
