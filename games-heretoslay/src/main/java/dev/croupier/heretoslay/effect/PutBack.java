package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.Objects;

/** The frame's owner puts the bound cards back on top of the main deck, one after another, in the order it likes; the last lies on top. */
public record PutBack(Slot<Held> from) implements CardAsking {

    private CardSet choice(HtsState state) {
        Held held = state.agenda().slots().get(from);
        return held == null ? CardSet.empty() : held.cards();
    }

    @Override
    public boolean waits(HtsState state) {
        return choice(state).size() > 1;
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        CardSet last = choice(state);
        return last.isEmpty()
                ? state
                : put(
                        state.withAgenda(state.agenda().unbind(from)),
                        state.agenda().top().owner(),
                        last.first(),
                        happening);
    }

    private static HtsState put(HtsState state, Seat seat, int card, Happening<HtsEvent> happening) {
        int seers = 1 << seat.index();
        happening.tell(new HtsEvent.PutOnDeck(seat, Option.some(state.card(card)), seers));
        Deck deck = state.piles().deck().without(card, seers).putOnTop(card, seers);
        return state.withPiles(state.piles().withDeck(deck));
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return state.catalogue().cards(state.catalogue().kinds(choice(state)));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        Held held = Objects.requireNonNull(state.agenda().slots().get(from));
        int card = state.catalogue().copies(held.cards(), action.card()).first();
        Held left = new Held(held.cards().without(card), held.where(), held.holder(), held.seers());
        return put(state.withAgenda(state.agenda().bind(from, left)), action.seat(), card, happening);
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "put-back";
    }

    @Override
    public String rule() {
        return "HTS-EFF-11";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_PUT_BACK.with();
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }

    @Override
    public Message description() {
        return HtsMessage.DO_PUT_BACK.with();
    }
}
