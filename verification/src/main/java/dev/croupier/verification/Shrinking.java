package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Makes a counterexample smaller: leaves decisions out, longest stretches first, as long as the law stays broken. Choices are places
 * among the legal actions, so what is left is always a legal game.
 *
 * @param court asks the law
 * @param law the broken law
 * @param seed how the game was opened
 */
record Shrinking<S, A extends Action, E extends Event, V>(Court<S, A, E, V> court, Law law, Seeded seed) {
    private static final int BUDGET = 200;

    /** A trace that is as long or shorter and ends where the law is broken. */
    Trace<S, A, E> from(Trace<S, A, E> broken) {
        Trace<S, A, E> smallest = broken;
        int tries = 0;
        for (int stretch = broken.moves().size(); stretch > 0; stretch /= 2) {
            int at = 0;
            while (at < smallest.moves().size() && tries++ < BUDGET) {
                Option<Trace<S, A, E>> smaller = without(smallest.choices(), at, stretch);
                if (smaller.isDefined()
                        && smaller.get().moves().size() < smallest.moves().size()) {
                    smallest = smaller.get();
                } else {
                    at += stretch;
                }
            }
        }
        return smallest;
    }

    private Option<Trace<S, A, E>> without(Vector<Integer> choices, int at, int stretch) {
        Trace<S, A, E> shorter = court.walk().along(choices.take(at).appendAll(choices.drop(at + stretch)), seed);
        return court.positions(shorter, seed)
                .find(position -> court.fault(law, position).isDefined())
                .map(Position::trace);
    }
}
