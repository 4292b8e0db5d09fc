package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;

/** The frame's owner takes the bound card from the discard pile; it is no draw (HTS-EFF-17). */
public record Fetch(Slot<CardRef> card) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        CardRef fetched = state.agenda().slots().get(card);
        return fetched == null || !state.piles().discards().contains(fetched.number())
                ? state
                : Zones.fetch(state, state.agenda().top().owner(), fetched.number(), happening);
    }

    @Override
    public Message description() {
        return HtsMessage.DO_FETCH.with(HtsMessage.IT.with());
    }
}
