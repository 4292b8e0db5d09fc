package dev.croupier.heretoslay.choice;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** What the engine's own choice asks for, by the type of what is chosen. */
final class Choices {
    private Choices() {}

    /** The choice of such a thing that {@code seat} is to make now, if it is. */
    @SuppressWarnings("unchecked") // the slot says what is chosen
    static <T> Option<Choose<HtsState, HtsEvent, T>> of(HtsState state, Seat seat, Class<T> type) {
        return state.pending() instanceof Choose<?, ?, ?> choose
                        && choose.as().type() == type
                        && choose.who().of(state.agenda()).equals(seat)
                ? Option.some((Choose<HtsState, HtsEvent, T>) choose)
                : Option.none();
    }

    /** The options of that choice, as something else; none where no such thing is to be chosen. */
    static <T, R> IndexedSeq<R> options(HtsState state, Seat seat, Class<T> type, Function<T, R> as) {
        Choose<HtsState, HtsEvent, T> choose = of(state, seat, type).getOrNull();
        return choose == null ? Array.empty() : choose.options(state).map(as);
    }

    /** That what was chosen is not among the options. */
    static <T> Seq<HtsViolation> unlessAmong(HtsAction action, String rule, T found, IndexedSeq<T> options) {
        return options.contains(found)
                ? Array.empty()
                : Array.of(HtsViolation.NotAmong.of(action, rule, found, options));
    }
}
