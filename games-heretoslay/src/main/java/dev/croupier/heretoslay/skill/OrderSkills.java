package dev.croupier.heretoslay.skill;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * A player says which of several own skills is carried out next.
 *
 * @param fired those that are left, all of one player
 */
public record OrderSkills(Array<Fired> fired) implements CardAsking {

    @Override
    public boolean waits(HtsState state) {
        return fired.size() > 1;
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return fired.isEmpty()
                ? state
                : state.withAgenda(state.agenda().push(fired.head().frame(state.rules())));
    }

    @Override
    public IndexedSeq<Card> cards(HtsState state, Seat seat) {
        return fired.map(Fired::source).distinct();
    }

    @Override
    public HtsState chosen(HtsState state, HtsAction.ChooseCard action, Happening<HtsEvent> happening) {
        Fired next = fired.find(one -> one.source().equals(action.card())).get();
        happening.tell(new HtsEvent.ChoseCard(action.seat(), action.card()));
        return state.withAgenda(
                state.agenda().replacing(new OrderSkills(fired.remove(next))).push(next.frame(state.rules())));
    }

    @Override
    public IndexedSeq<Seat> toAct(HtsState state) {
        return Array.of(fired.head().seat());
    }

    @Override
    public String kind() {
        return "order-skills";
    }

    @Override
    public String rule() {
        return "HTS-ITM-12";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        return HtsMessage.ASK_ORDER.with();
    }

    @Override
    public boolean isOptional(HtsState state, Seat seat) {
        return false;
    }

    @Override
    public Asking without(Seat seat) {
        return this;
    }
}
