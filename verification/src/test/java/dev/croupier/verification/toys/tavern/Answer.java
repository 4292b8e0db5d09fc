package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.verification.toys.ToyMessage;

/** Tells the program that goes on afterwards that something is so. */
record Answer(Slot<Boolean> that) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.answer", "it is {0}");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        return state.withAgenda(state.agenda().bindBelow(that, true));
    }

    @Override
    public Message description() {
        return TEXT.with(that);
    }
}
