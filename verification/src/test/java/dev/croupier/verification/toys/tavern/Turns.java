package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.card.CardSet;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;

/** How play goes on. */
final class Turns {
    private Turns() {}

    /** Does what is on the agenda; when all of it is done, the next player's turn begins. */
    static TavernState goOn(TavernState state, Happening<TavernEvent> happening) {
        TavernState at = Interpreter.run(state, happening);
        while (!at.isHalted() && at.agenda().isEmpty()) {
            Seat next = at.othersThan(at.active()).head();
            at = Interpreter.run(at.withActive(next).withAgenda(at.agenda().push(TakeTurn.of(next))), happening);
        }
        return at;
    }

    /** Somebody leaves: cards, coins, programs and what was still asked of that player are gone. */
    static TavernState left(TavernState state, Seat seat, Happening<TavernEvent> happening) {
        CardSet cards = state.hand(seat).union(state.kept(seat));
        happening.tell(TavernEvent.of(What.LEFT, seat, -1));
        state.hand(seat).map(Card::of).forEach(card -> happening.tell(TavernEvent.of(What.DROPPED, seat, card)));
        TavernState gone = state.without(seat)
                .withHand(seat, CardSet.empty())
                .withKept(seat, CardSet.empty())
                .withCoins(seat, 0)
                .withDiscards(state.discards().union(cards));
        Array<Seat> others = gone.othersThan(seat);
        if (others.size() == 1) {
            return Endings.wonBy(gone, others.head());
        }
        return goOn(
                gone.withAgenda(gone.agenda()
                        .endingFramesOf(seat)
                        .mapRest(next -> next instanceof Responses responses ? responses.without(seat) : next)
                        .mapSlots(value -> value instanceof Commitments<?> made ? made.without(seat) : value)),
                happening);
    }
}
