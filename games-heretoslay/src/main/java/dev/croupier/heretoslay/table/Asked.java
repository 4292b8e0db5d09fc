package dev.croupier.heretoslay.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** What the waiting instruction asks, the engine's own combinators included. */
public final class Asked {
    private Asked() {}

    /** What is asked now, if anything. */
    public static Option<Asking> of(HtsState state) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        if (pending instanceof Asking asking) {
            return Option.some(asking);
        }
        if (pending instanceof Choose<HtsState, HtsEvent, ?> choose) {
            return Option.some(new Choice(choose));
        }
        return pending instanceof May<HtsState, HtsEvent> may ? Option.some(new Offer(may)) : Option.none();
    }

    private record Choice(Choose<HtsState, HtsEvent, ?> choose) implements Asking {
        @Override
        public IndexedSeq<Seat> toAct(HtsState state) {
            return Array.of(choose.who().of(state.agenda()));
        }

        @Override
        public String kind() {
            return "choose-" + choose.as().name();
        }

        @Override
        public Message prompt(HtsState state, Seat seat) {
            return HtsMessage.ASK_CHOOSE.with(choose.among().description());
        }

        @Override
        public boolean isOptional(HtsState state, Seat seat) {
            return false;
        }

        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            return choose.step(state, happening);
        }
    }

    private record Offer(May<HtsState, HtsEvent> may) implements Asking {
        @Override
        public IndexedSeq<Seat> toAct(HtsState state) {
            return Array.of(may.who().of(state.agenda()));
        }

        @Override
        public String kind() {
            return "offer";
        }

        @Override
        public Message prompt(HtsState state, Seat seat) {
            return HtsMessage.ASK_OFFER.with(may.body().description());
        }

        @Override
        public boolean isOptional(HtsState state, Seat seat) {
            return true;
        }

        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            return may.step(state, happening);
        }
    }
}
