package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** An instruction that is done where a condition holds, and another where it does not. It is asked once, before either is done. */
public record If<S extends Interpreted<S, E>, E>(
        Condition<S> condition, Instruction<S, E> then, Instruction<S, E> otherwise) implements Instruction<S, E> {

    /** Nothing is done where the condition does not hold. */
    public If(Condition<S> condition, Instruction<S, E> then) {
        this(condition, then, Sequence.of());
    }

    @Override
    public S step(S state, Happening<E> happening) {
        return state.withAgenda(state.agenda().then(condition.holds(state) ? then : otherwise));
    }

    @Override
    public Message description() {
        Message other = otherwise.description();
        return other.key().equals(CoreMessage.NOTHING)
                ? CoreMessage.IF.with(condition.description(), then.description())
                : CoreMessage.IF_ELSE.with(condition.description(), then.description(), other);
    }
}
