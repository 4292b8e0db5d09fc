package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** The cards of the discard pile that are of one of those types, one of each kind. */
public record InDiscards(Array<CardType> types) implements Among<HtsState, CardRef> {

    /** Cards of that type. */
    public static InDiscards of(CardType type) {
        return new InDiscards(Array.of(type));
    }

    @Override
    public IndexedSeq<CardRef> options(HtsState state) {
        return Zones.inDiscards(state, types).map(CardRef::new);
    }

    @Override
    public Message description() {
        return HtsMessage.AMONG_DISCARDS.with(types.map(CardType::withArticle).mkString(" or "));
    }
}
