package dev.croupier.heretoslay.challenge;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Condition;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HtsState;

/** Whether the challenger still takes part: the challenge of one who left before the dice is cancelled (HTS-WITHDRAW). */
record ChallengerIsHere() implements Condition<HtsState> {

    @Override
    public boolean holds(HtsState state) {
        Seat challenger = state.agenda().slots().get(Bound.CHALLENGER);
        return challenger != null && state.isAtTable(challenger);
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
