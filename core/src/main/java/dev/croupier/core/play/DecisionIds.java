package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Decision;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/**
 * The ids of the open decisions. A seat's count rises when its own decision or legal actions change, and when it acted itself.
 *
 * @param counts by seat, how many ids it has had
 * @param open by seat, what it has to decide now
 */
record DecisionIds<A extends Action>(TreeMap<Seat, Integer> counts, TreeMap<Seat, Pending<A>> open) {

    static <S, A extends Action> DecisionIds<A> first(Game<S, A, ?, ?> game, S state) {
        return new DecisionIds<A>(TreeMap.empty(), TreeMap.empty()).renewed(game, state, TreeSet.empty());
    }

    Option<Pending<A>> pending(Seat seat) {
        return open.get(seat);
    }

    <S> DecisionIds<A> after(Game<S, A, ?, ?> game, S state, Seat actor) {
        return renewed(game, state, TreeSet.of(actor));
    }

    /** After steps of {@code actors} were taken back: what these are asked again is a new decision. */
    <S> DecisionIds<A> rewound(Game<S, A, ?, ?> game, S state, TreeSet<Seat> actors) {
        return renewed(game, state, actors);
    }

    private <S> DecisionIds<A> renewed(Game<S, A, ?, ?> game, S state, TreeSet<Seat> actors) {
        Turn<A> turn = game.turn(state);
        TreeMap<Seat, Integer> newCounts = counts;
        TreeMap<Seat, Pending<A>> newOpen = TreeMap.empty();
        for (Seat seat : turn.toAct()) {
            Decision<A> decision = turn.decision(seat).get();
            IndexedSeq<A> legal = game.legalActions(state, seat);
            Option<Pending<A>> before = open.get(seat)
                    .filter(pending -> !actors.contains(seat)
                            && pending.decision().equals(decision)
                            && pending.legalActions().equals(legal));
            int count = newCounts.get(seat).getOrElse(0);
            if (before.isEmpty()) {
                count++;
                newCounts = newCounts.put(seat, count);
            }
            String id = seat + "-" + count;
            newOpen = newOpen.put(seat, before.getOrElse(() -> new Pending<>(id, decision, legal)));
        }
        return new DecisionIds<>(newCounts, newOpen);
    }
}
