package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;

/** A card that a player kept is discarded. */
record LetGo(Seat seat, Card card) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.let-go", "{0} loses the {1}");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        happening.tell(TavernEvent.of(What.LET_GO, seat, card));
        return state.withKept(seat, state.kept(seat).without(card.ordinal()))
                .withDiscards(state.discards().with(card.ordinal()));
    }

    @Override
    public Message description() {
        return TEXT.with(seat, card);
    }
}
