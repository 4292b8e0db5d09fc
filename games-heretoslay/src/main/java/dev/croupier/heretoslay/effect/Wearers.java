package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Among;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;

/**
 * The Heroes that wear an Item.
 *
 * @param own whether they must be in the owner's Party
 * @param cursed whether it must be a Cursed Item
 */
public record Wearers(boolean own, boolean cursed) implements Among<HtsState, HeroRef> {

    @Override
    public IndexedSeq<HeroRef> options(HtsState state) {
        CardSet wearers = state.equipment().wearers();
        CardSet concerned =
                own ? wearers.intersection(state.heroes(state.agenda().top().owner())) : wearers;
        return concerned.filter(hero -> !items(state, hero, cursed).isEmpty()).map(HeroRef::new);
    }

    /** What a Hero wears, or what of it is cursed. */
    static CardSet items(HtsState state, int hero, boolean cursed) {
        CardSet worn = state.equipment().on(hero);
        return cursed ? worn.filter(item -> state.card(item).item().cursed()) : worn;
    }

    @Override
    public Message description() {
        return cursed ? HtsMessage.AMONG_OWN_CURSED.with() : HtsMessage.AMONG_WEARERS.with();
    }
}
