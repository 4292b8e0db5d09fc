package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Condition;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/** Whether the instruction before was fully done (HTS-EFF-07). */
public record IsDone() implements Condition<HtsState> {

    @Override
    public boolean holds(HtsState state) {
        return state.agenda().slots().get(Bound.DONE, false);
    }

    @Override
    public Message description() {
        return HtsMessage.IF_DONE.with();
    }
}
