package dev.croupier.frontend.host;

import dev.croupier.core.Seat;
import io.vavr.collection.TreeSet;

/**
 * Somebody wants to take a move back.
 *
 * @param by who
 * @param agreed who is for it, the one who asked too
 */
public record UndoAsked(Seat by, TreeSet<Seat> agreed) {
    static UndoAsked by(Seat seat) {
        return new UndoAsked(seat, TreeSet.of(seat));
    }

    UndoAsked agreedBy(Seat seat) {
        return new UndoAsked(by, agreed.add(seat));
    }
}
