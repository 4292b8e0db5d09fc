package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Decision;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import io.vavr.Tuple;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The ids of the open decisions. A seat's count rises when its own decision or legal actions change, and when it acted itself.
 *
 * @param counts by seat, how many ids it has had
 * @param open by seat, what it has to decide now
 */
record DecisionIds<A extends Action>(TreeMap<Seat, Integer> counts, TreeMap<Seat, Pending<A>> open) {

    static <S, A extends Action> DecisionIds<A> first(Game<S, A, ?, ?> game, S state) {
        return new DecisionIds<A>(TreeMap.empty(), TreeMap.empty()).renewed(game, state, Option.none(), false);
    }

    Option<Pending<A>> pending(Seat seat) {
        return open.get(seat);
    }

    <S> DecisionIds<A> after(Game<S, A, ?, ?> game, S state, Seat actor) {
        return renewed(game, state, Option.some(actor), false);
    }

    /** After steps were taken back every open decision is a new one. */
    <S> DecisionIds<A> rewound(Game<S, A, ?, ?> game, S state) {
        return renewed(game, state, Option.none(), true);
    }

    private <S> DecisionIds<A> renewed(Game<S, A, ?, ?> game, S state, Option<Seat> actor, boolean all) {
        Turn<A> turn = game.turn(state);
        TreeMap<Seat, Integer> newCounts = counts;
        TreeMap<Seat, Pending<A>> newOpen = TreeMap.empty();
        for (Seat seat : turn.toAct()) {
            Decision<A> decision = turn.decision(seat).get();
            IndexedSeq<A> legal = game.legalActions(state, seat);
            Option<Pending<A>> before = open.get(seat)
                    .filter(pending -> !all
                            && !actor.contains(seat)
                            && pending.decision().equals(decision)
                            && pending.legalActions().equals(legal));
            int count = newCounts.get(seat).getOrElse(0);
            if (before.isEmpty()) {
                count++;
                newCounts = newCounts.put(seat, count);
            }
            String id = seat + "-" + count;
            newOpen = newOpen.put(Tuple.of(seat, before.getOrElse(() -> new Pending<>(id, decision, legal))));
        }
        return new DecisionIds<>(newCounts, newOpen);
    }
}
