package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.FrontendMessage;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.Map;

/** Tells each observer what happened since it looked last. */
final class Narrator<S, A extends Action, E extends Event, V> {
    private static final int NOTHING = -1;

    private final TableScreen<A, E, V> screen;
    private final Map<Observer, Integer> told = new HashMap<>();
    private int begun = NOTHING;

    Narrator(TableScreen<A, E, V> screen) {
        this.screen = screen;
    }

    /** Tells {@code observer} what it has not heard; at a milestone it sees the table as it stood. */
    void tell(Session<S, A, E, V> session, Observer observer) {
        int from = told.getOrDefault(observer, begun);
        Vector<E> untold = Vector.empty();
        if (from == NOTHING) {
            untold = untold.appendAll(session.game().project(session.opening().events(), observer));
            from = 0;
        }
        int steps = session.history().size();
        for (int step = from; step < steps; step++) {
            var played = session.history().get(step).step();
            IndexedSeq<E> events = session.game().project(played.events(), observer);
            untold = untold.appendAll(events);
            if (step + 1 < steps && events.exists(screen.face()::isMilestone)) {
                tell(untold, session.game().view(played.state(), observer));
                untold = Vector.empty();
                screen.table(session.game().view(played.state(), observer));
                pause();
            }
        }
        tell(untold, session.view(observer));
        told.put(observer, steps);
    }

    private void tell(Vector<E> events, V view) {
        screen.happened(events, view, events.size());
    }

    private void pause() {
        if (screen.isInteractive()) {
            screen.screen().prompt(FrontendMessage.PRESS_ENTER.english() + " ");
            screen.screen().read();
        }
    }

    /** Nobody hears how {@code session} came about. */
    void beginAt(Session<S, A, E, V> session) {
        begun = session.history().size();
    }

    /** From here on, only what happens after {@code session}. */
    void skipTo(Session<S, A, E, V> session) {
        told.replaceAll((observer, steps) -> session.history().size());
    }
}
