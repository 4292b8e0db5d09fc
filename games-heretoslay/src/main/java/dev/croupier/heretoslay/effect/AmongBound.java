package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** The bound cards that lie in the discard pile, one of each kind (HTS-EFF-09). */
public record AmongBound(Slot<Held> cards) implements Among<HtsState, CardRef> {

    @Override
    public IndexedSeq<CardRef> options(HtsState state) {
        Held held = state.agenda().slots().get(cards);
        return held == null
                ? Array.empty()
                : state.catalogue()
                        .kinds(held.cards().filter(state.piles().discards()::contains))
                        .map(CardRef::new);
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_THESE.with();
    }
}
