package dev.croupier.heretoslay.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Playing an Item, cursed or not, on any Hero of any Party that wears none; the Hero is named with the play (HTS-ITM-01, HTS-ITM-02,
 * HTS-ITM-03).
 */
public final class PlayItem implements HtsRule<HtsAction.PlayItem> {

    public PlayItem() {}

    @Override
    public IndexedSeq<HtsAction.PlayItem> candidates(HtsState state, Seat seat) {
        CardSet items = Playing.playable(state, seat, CardType.ITEM);
        if (items.isEmpty()) {
            return Array.empty();
        }
        Array<Card> wearers = state.catalogue().cards(Party.withoutItem(state));
        return items.<Card>map(state::card)
                .flatMap(item -> wearers.map(hero -> new HtsAction.PlayItem(seat, item, hero)));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.PlayItem action) {
        Seq<HtsViolation> against = Playing.violations(state, action, action.item(), CardType.ITEM);
        CardSet hero = heroes(state).filter(number -> state.card(number).equals(action.wearer()));
        if (hero.isEmpty()) {
            return against.append(new HtsViolation.NotInPlay(action, new RuleRef("HTS-ITM-01"), action.wearer()));
        }
        return Party.withoutItem(state).intersects(hero)
                ? against
                : against.append(
                        new HtsViolation.AlreadyWears(action, action.wearer(), Party.itemSlots(state, hero.first())));
    }

    private static CardSet heroes(HtsState state) {
        return state.players().foldLeft(CardSet.empty(), (all, player) -> all.union(player.heroes()));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.PlayItem action, Happening<HtsEvent> happening) {
        int wearer = state.catalogue().copies(heroes(state), action.wearer()).first();
        return Playing.attempt(state, action.seat(), action.item(), Option.some(new HeroRef(wearer)), happening);
    }
}
