package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Played;
import dev.croupier.core.play.Session;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * One thing that happened at a table.
 *
 * @param kind what
 * @param seat who did it
 * @param by whether the seat did it itself
 * @param after the game after it
 * @param first the place in the game's history of the first step that was taken, where any was
 */
public record Entry<S, A extends Action, E extends Event, V>(
        Kind kind, Option<Seat> seat, By by, Session<S, A, E, V> after, int first) {

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
        if (kind == Kind.OPENED) {
            return Vector.ofAll(after.game().project(after.opening().events(), observer));
        }
        return steps().foldLeft(
                        Vector.empty(),
                        (events, played) -> events.appendAll(
                                after.game().project(played.step().events(), observer)));
    }

    /** The steps that were taken, the session's own answers too. */
    Vector<Played<S, A, E>> steps() {
        return isStep() ? after.history().drop(first) : Vector.empty();
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
