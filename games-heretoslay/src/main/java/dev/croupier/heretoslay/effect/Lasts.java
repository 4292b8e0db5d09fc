package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Lasting;
import dev.croupier.heretoslay.table.Passive;

/** Something holds for the frame's owner for a while (HTS-TRN-08). */
public record Lasts(Passive passive, Lasting.Until until) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        Card source = state.catalogue().named(top.source()).get();
        happening.tell(new HtsEvent.Lasts(top.owner(), source, until));
        return state.withLasting(state.lasting().append(new Lasting(top.owner(), passive, until, source)));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_LASTS.with(
                until == Lasting.Until.END_OF_TURN
                        ? HtsMessage.UNTIL_END_OF_TURN.with()
                        : HtsMessage.UNTIL_NEXT_TURN.with(),
                Texts.of(passive));
    }
}
