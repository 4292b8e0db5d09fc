package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.Objects;

/** The frame's owner takes one of the bound cards, which lie on top of the main deck, into the hand; nobody else knows which. */
public record TakeOfDeck(Slot<Held> from) implements CardAsking {

    @Override
    public boolean waits(HtsState state) {
        return state.agenda().slots().binds(from);
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state;
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        Held held = state.agenda().slots().get(from);
        return held == null
                ? Array.empty()
                : state.catalogue().cards(state.catalogue().kinds(held.cards()));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        Seat seat = action.seat();
        Held held = Objects.requireNonNull(state.agenda().slots().get(from));
        int card = state.catalogue().copies(held.cards(), action.card()).first();
        happening.tell(new HtsEvent.TookFromDeck(seat, Option.some(action.card()), held.seers()));
        CardSet left = held.cards().without(card);
        HtsState taken = state.withPiles(
                        state.piles().withDeck(state.piles().deck().without(card, 1 << seat.index())))
                .withHand(seat, state.hand(seat).with(card));
        return taken.withAgenda(
                left.isEmpty()
                        ? taken.agenda().taken().unbind(from)
                        : taken.agenda().taken().bind(from, new Held(left, held.where(), seat, held.seers())));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "take-of-deck";
    }

    @Override
    public String rule() {
        return "HTS-EFF-11";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_TAKE.with();
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }

    @Override
    public Message description() {
        return HtsMessage.DO_TAKE_OF_DECK.with();
    }
}
