package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** What the bound Hero wears. */
record WornBy(Slot<HeroRef> wearer, boolean cursed) implements Among<HtsState, CardRef> {

    @Override
    public IndexedSeq<CardRef> options(HtsState state) {
        HeroRef hero = state.agenda().slots().get(wearer);
        return hero == null
                ? Array.empty()
                : Wearers.items(state, hero.number(), cursed).map(CardRef::new);
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_WORN.with();
    }
}
