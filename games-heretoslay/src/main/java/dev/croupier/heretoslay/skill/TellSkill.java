package dev.croupier.heretoslay.skill;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;

/** Tells that the frame's owner uses a skill. */
record TellSkill(Card source) implements Instruction<HtsState, HtsEvent> {
    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.SkillUsed(state.agenda().top().owner(), source));
        return state;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
