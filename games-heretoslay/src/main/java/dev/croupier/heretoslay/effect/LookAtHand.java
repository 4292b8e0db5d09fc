package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;

/** The frame's owner looks at the hand of the bound player (HTS-EFF-22). */
public record LookAtHand(Slot<Seat> of) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat other = state.agenda().slots().get(of);
        Seat owner = state.agenda().top().owner();
        return other == null || other.equals(owner) || !state.isAtTable(other)
                ? state
                : Zones.lookAtHand(state, owner, other, happening);
    }

    @Override
    public Message description() {
        return HtsMessage.DO_LOOK_AT_HAND.with();
    }
}
