package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * The frame's owner looks at the top of the main deck; where it has too few cards, the discard pile goes beneath first (HTS-EFF-11). It is
 * no draw.
 *
 * @param count how many
 * @param as where the cards are bound
 */
public record LookAtDeck(int count, Slot<Held> as) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState before, Happening<HtsEvent> happening) {
        Seat owner = before.agenda().top().owner();
        HtsState state = Zones.refilled(before, count, happening);
        Deck deck = state.piles().deck();
        List<Deck.Drawn> seen = List.empty();
        for (int i = 0; i < count && !deck.isEmpty(); i++) {
            Deck.Drawn drawn = deck.draw(happening.chance());
            seen = seen.prepend(drawn);
            deck = drawn.rest();
        }
        if (seen.isEmpty()) {
            return state;
        }
        CardSet cards = CardSet.empty();
        for (Deck.Drawn drawn : seen) {
            deck = deck.putOnTop(drawn.card(), drawn.knowers() | 1 << owner.index());
            cards = cards.with(drawn.card());
        }
        Array<Card> shown = Array.ofAll(seen.reverse().map(drawn -> state.card(drawn.card())));
        int seers = 1 << owner.index();
        happening.tell(new HtsEvent.DeckSeen(owner, shown.size(), Option.some(shown), seers));
        return state.withPiles(state.piles().withDeck(deck))
                .withAgenda(state.agenda().bind(as, new Held(cards, Held.Where.DECK, owner, seers)));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_LOOK_AT_DECK.with(count);
    }
}
