package dev.croupier.heretoslay.play;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;

/** The Heroes in play that can wear one more Item. */
record WithoutItem() implements Among<HtsState, HeroRef> {

    @Override
    public IndexedSeq<HeroRef> options(HtsState state) {
        return Playing.wearers(Party.withoutItem(state));
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_WITHOUT_ITEM.with();
    }
}
