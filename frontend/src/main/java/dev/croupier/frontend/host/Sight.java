package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.host.Deadlines.Deadline;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** A table at one moment, as one observer may see it. Immutable; nothing in it is told that the observer may not know. */
public final class Sight<S, A extends Action, E extends Event, V> {
    private final Course<S, A, E, V> course;
    private final Observer observer;
    private final Option<Deadline> deadline;

    Sight(Course<S, A, E, V> course, Observer observer, Option<Deadline> deadline) {
        this.course = course;
        this.observer = observer;
        this.deadline = deadline;
    }

    /** Who sees it so. */
    public Observer observer() {
        return observer;
    }

    /** How many entries the observer's log has. */
    public int position() {
        return log().size();
    }

    /** The observer's log; its first entry is at position 1. */
    public Vector<Entry<S, A, E, V>> log() {
        return course.log(observer);
    }

    Session<S, A, E, V> session() {
        return course.session();
    }

    public V view() {
        return session().view(observer);
    }

    public Turn<A> turn() {
        return session().turn(observer);
    }

    public Option<Outcome> outcome() {
        return session().outcome();
    }

    /** What the observer has to decide. */
    public Option<Pending<A>> pending() {
        return observer instanceof Seat seat ? session().pending(seat) : Option.none();
    }

    /** Until when; none where there is time. */
    public Option<Instant> deadline() {
        return deadline.filter(until -> pending().exists(pending -> pending.id().equals(until.decision())))
                .map(Deadline::at);
    }

    /** What somebody wants to take back. */
    public Option<UndoAsked> undo() {
        return course.undo();
    }

    /** Whose consent to that is missing. */
    public TreeSet<Seat> undoWaitsFor() {
        return undo().map(asked -> course.players().removeAll(asked.agreed())).getOrElse(TreeSet.empty());
    }

    public Array<Chair> chairs() {
        return course.chairs();
    }

    /** What whoever plays there calls themselves. */
    public Option<String> name(Seat seat) {
        return course.names().get(seat);
    }

    /** Whether somebody has come to that seat. */
    public boolean isPresent(Seat seat) {
        return course.present().contains(seat);
    }

    /** Whether the observer is answered for where it can only pass. */
    public boolean isAutoPass() {
        return observer instanceof Seat seat && session().isAnsweringFor(seat);
    }
}
