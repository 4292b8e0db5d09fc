package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.pile.Pile;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.control.Option;

/** The owner draws a card, which nobody else sees; it is bound, if there was one. */
record DrawCard() implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.draw", "draw a card");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        if (state.deck().isEmpty()) {
            return state;
        }
        Seat owner = state.agenda().top().owner();
        Pile.Drawn drawn = state.deck().draw(happening.chance());
        Card card = Card.of(drawn.card());
        happening.tell(TavernEvent.of(What.DREW, owner, card));
        return state.withDeck(drawn.rest())
                .withHand(owner, state.hand(owner).with(drawn.card()))
                .withAgenda(state.agenda().bind(Bound.DRAWN, new Drawn(owner, Option.some(card))));
    }

    @Override
    public Message description() {
        return TEXT.with();
    }
}
