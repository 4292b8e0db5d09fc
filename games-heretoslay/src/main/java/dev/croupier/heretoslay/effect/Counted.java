package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/** The number that is bound in a slot; 0 where none is. */
public record Counted(Slot<Integer> slot) implements Amount<HtsState> {

    @Override
    public int in(HtsState state) {
        return state.agenda().slots().get(slot, 0);
    }

    @Override
    public Message description() {
        return slot.equals(Bound.COUNT) ? HtsMessage.AMOUNT_DISCARDED.with() : HtsMessage.AMOUNT_CHOSEN.with();
    }
}
