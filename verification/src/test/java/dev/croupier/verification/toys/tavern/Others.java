package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Among;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.IndexedSeq;

/** The players other than the frame's owner, clockwise. */
record Others() implements Among<TavernState, Seat> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.others", "the other players");

    @Override
    public IndexedSeq<Seat> options(TavernState state) {
        return state.othersThan(state.agenda().top().owner());
    }

    @Override
    public Message description() {
        return TEXT.with();
    }
}
