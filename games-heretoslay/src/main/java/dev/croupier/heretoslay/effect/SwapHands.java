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

/** The frame's owner swaps hands with the bound player (HTS-EFF-20). */
public record SwapHands(Slot<Seat> with) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat other = state.agenda().slots().get(with);
        Seat owner = state.agenda().top().owner();
        return other == null || !state.isAtTable(other) ? state : Zones.swapHands(state, owner, other, happening);
    }

    @Override
    public Message description() {
        return HtsMessage.DO_SWAP_HANDS.with();
    }
}
