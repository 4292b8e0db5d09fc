package dev.croupier.heretoslay.play;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import java.util.Objects;

/** The Item being played is worn by the bound Hero; without one it is discarded (HTS-ITM-03). */
record EquipPlayed() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        int item = Objects.requireNonNull(top.slots().get(Bound.PLAYED)).number();
        HeroRef wearer = top.slots().get(Bound.WEARER);
        if (wearer == null) {
            happening.tell(new HtsEvent.ItemDiscarded(state.card(item)));
            return Zones.resolvedToDiscards(state, item);
        }
        happening.tell(new HtsEvent.Played(top.owner(), state.card(item)));
        return Zones.resolvedToWearer(state, item, wearer.number(), happening);
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
