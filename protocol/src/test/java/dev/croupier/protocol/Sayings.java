package dev.croupier.protocol;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.Salt;
import dev.croupier.core.play.Session;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;

/** Everything that a table could say to anybody in a random game. */
final class Sayings<S, A extends Action, E extends Event, V, R> {
    private static final Salt SALT = Salt.of(new byte[16]);

    private final ProtocolTable<S, A, E, V, R> table;
    private final Listener<S> listener;

    /** Hears what is said. */
    interface Listener<S> {
        <C extends Content> void said(Format<C> format, C content);

        /** The game came to a position that is looked at. */
        default void position(S state, Chance chance) {}
    }

    private Sayings(ProtocolTable<S, A, E, V, R> table, Listener<S> listener) {
        this.table = table;
        this.listener = listener;
    }

    /** One game to its end, or that many decisions; one position in {@code every} is looked at, and every event is heard. */
    static <S, A extends Action, E extends Event, V, R> void of(
            ProtocolTable<S, A, E, V, R> table, long seed, int most, int every, Listener<S> listener) {
        new Sayings<>(table, listener).play(seed, most, every);
    }

    private void play(long seed, int most, int every) {
        Chance chance = Seeded.of(seed).split().open();
        Session<S, A, E, V> session = Session.start(table.game(), Seeded.of(seed));
        listener.said(table.protocol().options(), new Content.Options<>(table.rules()));
        events(session.opening().events());
        IndexedSeq<A> before = Array.empty();
        for (int i = 0; i < most && session.outcome().isEmpty(); i++) {
            IndexedSeq<A> legal = session.legalActions();
            A action = legal.get(chance.below(legal.size()));
            if (i % every == 0) {
                position(session, before, chance);
            }
            before = legal;
            session = session.play(action).getOrElseThrow(violation -> new AssertionError(violation.explain()));
            events(session.history().last().step().events());
        }
        position(session, before, chance);
        finished(session);
    }

    private void position(Session<S, A, E, V> session, IndexedSeq<A> before, Chance chance) {
        listener.position(session.state(), chance);
        for (Observer observer : table.observers()) {
            listener.said(table.protocol().view(), new Content.View<>(session.view(observer)));
            listener.said(table.protocol().turn(), new Content.WhoseTurn<>(session.turn(observer)));
        }
        for (Seat seat : session.toAct()) {
            listener.said(
                    table.protocol().decision(),
                    table.protocol().asked(seat, session.pending(seat).get()));
            listener.said(table.protocol().legalActions(), table.protocol().offered(seat, session.legalActions(seat)));
            for (A action : session.legalActions(seat)) {
                listener.said(table.protocol().act(), new Content.Act<>(seat + "-1", action));
            }
        }
        for (A action : before) {
            Validation<Seq<Violation>, A> explained = session.explain(action);
            if (explained.isInvalid()) {
                listener.said(table.protocol().violations(), table.protocol().refused(explained.getError()));
            }
        }
    }

    private void events(IndexedSeq<E> events) {
        for (Observer observer : table.observers()) {
            listener.said(
                    table.protocol().events(),
                    table.protocol().happened(observer, table.game().project(events, observer)));
        }
    }

    private void finished(Session<S, A, E, V> session) {
        for (Outcome outcome : session.outcome()) {
            listener.said(table.protocol().outcome(), new Content.Ended(outcome));
        }
        listener.said(table.protocol().recording(), new Content.Recorded(Recording.of(session, SALT)));
        for (Observer observer : table.observers()) {
            listener.said(
                    table.protocol().redactedRecording(),
                    new Content.Redacted(Recording.redacted(session, SALT, observer)));
        }
    }
}
