package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;

/** A coin is flipped. */
record Flip() implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.flip", "flip a coin");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        boolean heads = happening.chance().coin();
        happening.tell(TavernEvent.of(What.FLIPPED, state.agenda().top().owner(), heads ? 1 : 0));
        return state.withAgenda(state.agenda().bind(Bound.HEADS, heads));
    }

    @Override
    public Message description() {
        return TEXT.with();
    }
}
