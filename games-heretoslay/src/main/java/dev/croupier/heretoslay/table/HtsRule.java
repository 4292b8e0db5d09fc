package dev.croupier.heretoslay.table;

import dev.croupier.core.Message;
import dev.croupier.core.Rule;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** The rule of one kind of action. */
public interface HtsRule<A extends HtsAction> extends Rule<HtsState, A, HtsEvent> {

    @Override
    Seq<HtsViolation> violations(HtsState state, A action);

    /** No reason against it. */
    static Seq<HtsViolation> none() {
        return Array.empty();
    }

    /** It is not the moment for the action, as {@code why} says: something else is asked. */
    static Seq<HtsViolation> notNow(HtsAction action, String rule, HtsMessage why, HtsState state) {
        return Array.of(new HtsViolation.NotNow(action, new RuleRef(rule), why.with(), moment(state, action.seat())));
    }

    /** What {@code seat} is asked now, in words. */
    static Message moment(HtsState state, Seat seat) {
        return Asked.of(state)
                .map(asking -> asking.prompt(state, seat))
                .map(prompt -> prompt.key() == HtsMessage.ASK_TURN
                        ? HtsMessage.YOUR_TURN.with()
                        : HtsMessage.THE_QUESTION.with(prompt))
                .getOrElse(HtsMessage.NOTHING_OFFERED::with);
    }

    /** The waiting instruction, if it is of that type. */
    static <T> @Nullable T pending(HtsState state, Class<T> type) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        return type.isInstance(pending) ? type.cast(pending) : null;
    }
}
