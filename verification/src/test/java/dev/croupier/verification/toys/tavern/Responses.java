package dev.croupier.verification.toys.tavern;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Window;
import dev.croupier.core.card.CardSet;
import io.vavr.collection.IndexedSeq;

/**
 * Everybody but the frame's owner may respond to its card, whoever holds a response or not. A response is a card with a window of its own;
 * afterwards this one asks everybody again.
 */
record Responses(Window window) implements Instruction<TavernState, TavernEvent>, Asking.ForCard, Asking.Declinable {

    static Responses to(TavernState state, Seat owner) {
        return new Responses(new Window(state.othersThan(owner), state.policy()));
    }

    Responses without(Seat seat) {
        return new Responses(window.without(seat));
    }

    @Override
    public boolean waits(TavernState state) {
        return !window.isClosed();
    }

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        return state; // all have passed
    }

    @Override
    public CardSet playable(TavernState state, Seat seat) {
        return state.hand(seat).filter(card -> Card.of(card).isResponse());
    }

    @Override
    public TavernState answered(TavernState state) {
        Agenda<TavernState, TavernEvent> agenda = state.agenda();
        return state.withAgenda(agenda.replacing(to(state, agenda.top().owner())));
    }

    @Override
    public TavernState declined(TavernState state, Seat seat) {
        return state.withAgenda(state.agenda().replacing(without(seat)));
    }

    @Override
    public IndexedSeq<Seat> toAct(TavernState state) {
        return window.toAct();
    }

    @Override
    public String kind() {
        return "response";
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
