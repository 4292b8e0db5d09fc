package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** Binds a slot to a value that is known to all. */
public record Bind<S extends Interpreted<S, E>, E, T>(Slot<T> slot, T value) implements Instruction<S, E> {

    @Override
    public S step(S state, Happening<E> happening) {
        return state.withAgenda(state.agenda().bind(slot, value));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
