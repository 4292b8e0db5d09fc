package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * One thing that happened at a table. It holds the table as it was then, but not what could be done there.
 *
 * @param kind what
 * @param seat who did it
 * @param by whether the seat did it itself
 * @param game the rules
 * @param state the table after it
 * @param happened what happened in it, step by step
 */
public record Entry<S, A extends Action, E extends Event, V>(
        Kind kind, Option<Seat> seat, By by, Game<S, A, E, V> game, S state, Vector<IndexedSeq<E>> happened) {

    /** What can happen. */
    public enum Kind {
        OPENED,
        PLAYED,
        WITHDREW,
        JOINED,
        AUTO_PASS,
        UNDO_ASKED,
        UNDO_DECLINED,
        UNDONE
    }

    /** Who took a step. */
    public enum By {
        /** Whoever sits there. */
        SEAT,
        /** The host, because the time was up. */
        CLOCK
    }

    /** What {@code observer} learned from it. */
    public Vector<E> events(Observer observer) {
        return happened.flatMap(events -> game.project(events, observer));
    }

    /** What {@code observer} knew after it. */
    public V view(Observer observer) {
        return game.view(state, observer);
    }

    /** Whose decision it was after it, as {@code observer} saw it. */
    public Turn<A> turn(Observer observer) {
        return game.turn(state, observer);
    }

    /** Whether the game went on. */
    boolean isStep() {
        return kind == Kind.PLAYED || kind == Kind.WITHDREW || kind == Kind.AUTO_PASS;
    }

    /** Who did it, as far as {@code observer} is told besides the events. */
    public Option<Seat> seat(Observer observer) {
        return kind == Kind.PLAYED || kind == Kind.AUTO_PASS ? seat.filter(observer::sees) : seat;
    }
}
