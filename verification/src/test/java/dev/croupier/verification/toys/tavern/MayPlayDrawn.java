package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * The owner may play the card just drawn, unless it is a response. The offer is made whatever the card is, so that nobody learns anything by it.
 */
record MayPlayDrawn() implements Instruction<TavernState, TavernEvent>, Asking.ForCard, Asking.Declinable {
    private static final ToyMessage TEXT =
            new ToyMessage("tavern.may-play", "you may play it at once if it is no response");

    @Override
    public boolean waits(TavernState state) {
        return state.agenda().slots().binds(Bound.DRAWN);
    }

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        return state; // there was no card to draw
    }

    @Override
    public CardSet playable(TavernState state, Seat seat) {
        return Option.of(state.agenda().slots().get(Bound.DRAWN))
                .flatMap(Drawn::card)
                .filter(card -> !card.isResponse())
                .map(card -> CardSet.of(card.ordinal()))
                .getOrElse(CardSet.empty());
    }

    /** The question is over, and with it the interest in the card. */
    @Override
    public TavernState answered(TavernState state) {
        return state.withAgenda(state.agenda().taken().unbind(Bound.DRAWN));
    }

    @Override
    public TavernState declined(TavernState state, Seat seat) {
        return answered(state);
    }

    @Override
    public IndexedSeq<Seat> toAct(TavernState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "drawn";
    }

    @Override
    public Message description() {
        return TEXT.with();
    }
}
