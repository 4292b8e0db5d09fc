package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import java.util.Objects;

/** The card stays with its owner. */
record Keep() implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage(
            "tavern.keep",
            "this card stays with you: the next time a coin would be taken from you, it is discarded instead");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Seat owner = state.agenda().top().owner();
        Card card = Objects.requireNonNull(state.agenda().slots().get(Bound.SELF));
        happening.tell(TavernEvent.of(What.KEPT, owner, card));
        return state.withDiscards(state.discards().without(card.ordinal()))
                .withKept(owner, state.kept(owner).with(card.ordinal()));
    }

    @Override
    public Message description() {
        return TEXT.with();
    }
}
