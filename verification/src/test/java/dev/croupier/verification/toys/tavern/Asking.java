package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** What a waiting instruction asks. What is answered, the rules of the actions say. */
interface Asking {

    /** Who may answer now, in seat order. */
    IndexedSeq<Seat> toAct(TavernState state);

    /** The stable name of the question. */
    String kind();

    /** Whether all of them answer in secret before anything is done. */
    default boolean isSecret() {
        return false;
    }

    /** A question that may be answered with no. */
    interface Declinable extends Asking {
        TavernState declined(TavernState state, Seat seat);
    }

    /** A question that may be answered with a card. */
    interface ForCard extends Asking {
        /** Which cards {@code seat} may play. */
        CardSet playable(TavernState state, Seat seat);

        /** The state in which the question is answered and the card's own frame not begun. */
        TavernState answered(TavernState state);
    }

    /** What is asked now, if anything: by one of the tavern's instructions, or by one of the engine's. */
    static Option<Asking> of(TavernState state) {
        Instruction<TavernState, TavernEvent> next = state.agenda().next();
        if (next instanceof Asking asking) {
            return Option.some(asking);
        }
        if (next instanceof Choose<TavernState, TavernEvent, ?> choose) {
            return Option.some(new Choice(choose));
        }
        return next instanceof May<TavernState, TavernEvent> may ? Option.some(new Offer(may)) : Option.none();
    }

    /** The question if it is of that type. */
    static <T> Option<T> of(TavernState state, Class<T> type) {
        return of(state).filter(type::isInstance).map(type::cast);
    }

    /** Choosing a player: nothing else is chosen in the tavern. */
    record Choice(Choose<TavernState, TavernEvent, ?> choose) implements Asking {
        @SuppressWarnings("unchecked") // players alone are chosen
        Choose<TavernState, TavernEvent, Seat> ofPlayer() {
            return (Choose<TavernState, TavernEvent, Seat>) choose;
        }

        @Override
        public IndexedSeq<Seat> toAct(TavernState state) {
            return Array.of(choose.who().of(state.agenda()));
        }

        @Override
        public String kind() {
            return "choice";
        }
    }

    /** Having something done, or not. */
    record Offer(May<TavernState, TavernEvent> may) implements Declinable {
        @Override
        public IndexedSeq<Seat> toAct(TavernState state) {
            return Array.of(may.who().of(state.agenda()));
        }

        @Override
        public String kind() {
            return "offer";
        }

        @Override
        public TavernState declined(TavernState state, Seat seat) {
            return may.declined(state);
        }
    }
}
