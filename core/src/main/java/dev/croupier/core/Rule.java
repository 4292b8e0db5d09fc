package dev.croupier.core;

import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * The whole rule of one kind of action: which actions it may offer, why one is refused, and what one does. Legality is
 * written here once; legal actions are the candidates without violations.
 */
public interface Rule<S, A extends Action, E> {

    /** The actions of this kind that could be legal for {@code seat}, in canonical order. May offer too many, never too few. */
    IndexedSeq<A> candidates(S state, Seat seat);

    /**
     * Every reason of this rule against {@code action}; empty when it is legal. Asked only while the game is in play and the action's
     * seat may act.
     */
    Seq<? extends Violation> violations(S state, A action);

    /** What the action does; it has no violations. */
    S effect(S state, A action, Happening<E> happening);

    /** The candidates without violations. */
    default IndexedSeq<A> legal(S state, Seat seat) {
        return candidates(state, seat)
                .filter(action -> violations(state, action).isEmpty());
    }
}
