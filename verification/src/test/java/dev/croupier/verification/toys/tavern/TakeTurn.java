package dev.croupier.verification.toys.tavern;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Unbind;
import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** The owner plays a card; whoever has none ends the game. */
record TakeTurn() implements Instruction<TavernState, TavernEvent>, Asking.ForCard {

    /** A turn: draw, then play. What was drawn is of no further interest. */
    static Frame<TavernState, TavernEvent> of(Seat seat) {
        return Frame.of(seat, "turn", Sequence.of(new DrawCard(), new Unbind<>(Bound.DRAWN), new TakeTurn()));
    }

    @Override
    public boolean waits(TavernState state) {
        return !state.hand(state.agenda().top().owner()).isEmpty();
    }

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        return Endings.byCoins(state);
    }

    @Override
    public CardSet playable(TavernState state, Seat seat) {
        return state.hand(seat);
    }

    @Override
    public TavernState answered(TavernState state) {
        return state.withAgenda(state.agenda().taken());
    }

    @Override
    public IndexedSeq<Seat> toAct(TavernState state) {
        return Array.of(state.agenda().top().owner());
    }

    @Override
    public String kind() {
        return "turn";
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
