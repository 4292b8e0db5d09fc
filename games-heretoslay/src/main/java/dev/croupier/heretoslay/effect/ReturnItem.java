package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Who;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;

/**
 * An Item goes back to a hand: that of the player whose Hero wears it, or the owner's (HTS-ITM-06). Whether one did is bound.
 *
 * @param wearer where the Hero is bound
 * @param cursed whether it must be a Cursed Item
 * @param toOwner whether it goes to the hand of the frame's owner
 */
public record ReturnItem(Slot<HeroRef> wearer, boolean cursed, boolean toOwner)
        implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef hero = state.agenda().slots().get(wearer);
        Seat party = hero == null ? null : state.partyOf(hero.number());
        CardSet items = hero == null ? CardSet.empty() : Wearers.items(state, hero.number(), cursed);
        HtsState tried = state.withAgenda(state.agenda().bind(Bound.DONE, party != null && !items.isEmpty()));
        if (party == null || items.isEmpty()) {
            return tried;
        }
        CardRef chosen = state.agenda().slots().get(Bound.CARD);
        int item = chosen != null && items.contains(chosen.number()) ? chosen.number() : items.first();
        return items.size() > 1 && chosen == null
                ? state.withAgenda(state.agenda()
                        .thenAll(Array.of(new Choose<>(Bound.CARD, Who.owner(), new WornBy(wearer, cursed)), this)))
                : Zones.itemToHand(tried, item, toOwner ? state.agenda().top().owner() : party, happening);
    }

    @Override
    public Message description() {
        return toOwner ? HtsMessage.DO_RETURN_TO_YOU.with() : HtsMessage.DO_RETURN.with();
    }
}
