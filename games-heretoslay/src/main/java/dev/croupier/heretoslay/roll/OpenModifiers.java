package dev.croupier.heretoslay.roll;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/** Opens the window of Modifiers for the rolls of the frame. */
public record OpenModifiers() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().then(ModifierWindow.open(state)));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_ROLL.with();
    }
}
