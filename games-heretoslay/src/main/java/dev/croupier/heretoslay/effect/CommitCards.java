package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * Everybody who is asked chooses a card of the own hand in secret; then it is done.
 *
 * @param deed what is done with the cards
 */
record CommitCards(Together.Deed deed) implements CardAsking {

    @Override
    public boolean waits(HtsState state) {
        return !Together.made(state).isComplete();
    }

    @Override
    public HtsState step(HtsState before, Happening<HtsEvent> happening) {
        Commitments<Card> made = Together.made(before);
        Seat owner = before.agenda().top().owner();
        HtsState state = before.withAgenda(before.agenda().unbind(Together.COMMITTED));
        CardSet discarded = CardSet.empty();
        for (Seat seat : made.asked()) {
            int card = state.catalogue()
                    .copies(state.hand(seat), made.made().get(seat).get().get())
                    .first();
            discarded = discarded.with(card);
            state = deed == Together.Deed.GIVE
                    ? Zones.give(state, seat, owner, card, happening)
                    : Zones.discard(state, seat, card, happening);
        }
        return deed == Together.Deed.GIVE
                ? state
                : state.withAgenda(state.agenda().bind(Bound.CARDS, new Held(discarded, Held.Where.OPEN, owner, -1)));
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return state.catalogue().cards(state.catalogue().kinds(state.hand(seat)));
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.Committed(
                action.seat(), Option.some(action.card()), 1 << action.seat().index()));
        return state.withAgenda(
                state.agenda().bind(Together.COMMITTED, Together.made(state).with(action.seat(), action.card())));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Together.made(state).open();
    }

    @Override
    public boolean isTogether() {
        return true;
    }

    @Override
    public String kind() {
        return deed == Together.Deed.GIVE ? "give" : "discard-together";
    }

    @Override
    public String rule() {
        return "HTS-ALL";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return deed == Together.Deed.GIVE
                ? HtsMessage.ASK_GIVE.with(state.agenda().top().owner())
                : HtsMessage.ASK_DISCARD.with(Amounts.cards(1));
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }
}
