package dev.croupier.core.agenda;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/** Somebody may have a body done, or decline. It waits for an answer whatever the body would do; nobody left to answer declines. */
public record May<S extends Interpreted<S, E>, E>(Who who, Instruction<S, E> body) implements Instruction<S, E> {

    @Override
    public boolean waits(S state) {
        return state.isAtTable(who.of(state.agenda()));
    }

    public S accepted(S state) {
        return state.withAgenda(state.agenda().replacing(body));
    }

    public S declined(S state) {
        return state.withAgenda(state.agenda().taken());
    }

    @Override
    public S step(S state, Happening<E> happening) {
        return state;
    }

    @Override
    public Message description() {
        return CoreMessage.MAY.with(body.description());
    }
}
