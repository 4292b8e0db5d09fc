package dev.croupier.heretoslay.play;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;

/** Tells the effect that had a card played that it was played: no challenge has prevented it. */
record Report() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().bindBelow(Bound.DONE, true));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
