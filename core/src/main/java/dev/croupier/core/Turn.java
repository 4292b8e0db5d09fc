package dev.croupier.core;

import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Whose decision it is, and how the deciding seats relate. */
public sealed interface Turn<A extends Action> {

    /** The seats that may act now, in seat order; empty when the game is over. */
    IndexedSeq<Seat> toAct();

    /** What {@code seat} must decide now, if anything. */
    Option<Decision<A>> decision(Seat seat);

    /** This turn as {@code observer} sees it: the decisions of seats that it may not look into are masked. */
    Turn<A> seenBy(Observer observer);

    /** One seat decides. */
    record One<A extends Action>(Seat seat, Decision<A> decision) implements Turn<A> {
        @Override
        public IndexedSeq<Seat> toAct() {
            return Array.of(seat);
        }

        @Override
        public Option<Decision<A>> decision(Seat asked) {
            return seat.equals(asked) ? Option.some(decision) : Option.none();
        }

        @Override
        public Turn<A> seenBy(Observer observer) {
            return observer.sees(seat) ? this : new One<>(seat, decision.seenByOthers());
        }
    }

    /** Any of these seats may act next: a shared turn, or a window for whoever comes first. */
    record Any<A extends Action>(TreeMap<Seat, Decision<A>> decisions) implements Turn<A> {
        @Override
        public IndexedSeq<Seat> toAct() {
            return decisions.keySet().toArray();
        }

        @Override
        public Option<Decision<A>> decision(Seat asked) {
            return decisions.get(asked);
        }

        @Override
        public Turn<A> seenBy(Observer observer) {
            return new Any<>(masked(decisions, observer));
        }
    }

    /** Every one of these seats still has to commit, secretly and simultaneously; nothing resolves before all have. */
    record All<A extends Action>(TreeMap<Seat, Decision<A>> decisions) implements Turn<A> {
        @Override
        public IndexedSeq<Seat> toAct() {
            return decisions.keySet().toArray();
        }

        @Override
        public Option<Decision<A>> decision(Seat asked) {
            return decisions.get(asked);
        }

        @Override
        public Turn<A> seenBy(Observer observer) {
            return new All<>(masked(decisions, observer));
        }
    }

    /** Nobody acts: the game is over. */
    record Over<A extends Action>(Outcome outcome) implements Turn<A> {
        @Override
        public IndexedSeq<Seat> toAct() {
            return Array.empty();
        }

        @Override
        public Option<Decision<A>> decision(Seat asked) {
            return Option.none();
        }

        @Override
        public Turn<A> seenBy(Observer observer) {
            return this;
        }
    }

    private static <A extends Action> TreeMap<Seat, Decision<A>> masked(
            TreeMap<Seat, Decision<A>> decisions, Observer observer) {
        return decisions.map((seat, decision) ->
                new io.vavr.Tuple2<>(seat, observer.sees(seat) ? decision : decision.seenByOthers()));
    }
}
