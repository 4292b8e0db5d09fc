package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.Objects;

/** The frame's owner, who has just looked at it, takes a card of choice from the hand of the bound player. */
public record TakeFromHand(Slot<Seat> from) implements CardAsking {

    private CardSet choice(HtsState state) {
        Seat other = state.agenda().slots().get(from);
        return other == null || other.equals(state.agenda().top().owner()) ? CardSet.empty() : state.hand(other);
    }

    @Override
    public boolean waits(HtsState state) {
        return !choice(state).isEmpty();
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state;
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return state.catalogue().cards(state.catalogue().kinds(choice(state)));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        Seat other = Objects.requireNonNull(state.agenda().slots().get(from));
        int card = state.catalogue().copies(choice(state), action.card()).first();
        return Zones.give(state.withAgenda(state.agenda().taken()), other, action.seat(), card, happening);
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "take-from-hand";
    }

    @Override
    public String rule() {
        return "HTS-EFF-22";
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
        return HtsMessage.DO_TAKE_FROM_HAND.with();
    }
}
