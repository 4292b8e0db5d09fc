package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** Forgets what a slot holds, so that it is chosen anew. */
public record Unbind<S extends Interpreted<S, E>, E>(Slot<?> slot) implements Instruction<S, E> {

    @Override
    public S step(S state, Happening<E> happening) {
        return state.withAgenda(state.agenda().unbind(slot));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
