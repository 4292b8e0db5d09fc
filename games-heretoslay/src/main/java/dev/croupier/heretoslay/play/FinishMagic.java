package dev.croupier.heretoslay.play;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.zone.Zones;
import java.util.Objects;

/** The Magic has had its effect: it goes to the discard pile (HTS-EFF-19), and skills that wait for a Magic follow (HTS-EFF-18). */
record FinishMagic() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat owner = state.agenda().top().owner();
        int magic =
                Objects.requireNonNull(state.agenda().slots().get(Bound.PLAYED)).number();
        HtsState discarded = Zones.resolvedToDiscards(state, magic);
        return Triggers.push(discarded, Triggers.of(discarded, owner, Passive.When.PLAYED_MAGIC, Slots.empty()));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
