package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** An instruction that is done where a condition holds. */
public record If<S extends Interpreted<S, E>, E>(Condition<S> condition, Instruction<S, E> then)
        implements Instruction<S, E> {

    @Override
    public S step(S state, Happening<E> happening) {
        return condition.holds(state) ? state.withAgenda(state.agenda().then(then)) : state;
    }

    @Override
    public Message description() {
        return CoreMessage.IF.with(condition.description(), then.description());
    }
}
