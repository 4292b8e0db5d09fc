package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.tavern.TavernAction.Verb;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Having done what is offered. */
final class Accepting extends TavernRule {

    @Override
    public IndexedSeq<TavernAction> candidates(TavernState state, Seat seat) {
        return Array.of(TavernAction.of(seat, Verb.ACCEPT));
    }

    @Override
    public Seq<Violation> violations(TavernState state, TavernAction action) {
        return Asking.of(state, Asking.Offer.class).isDefined() ? Array.empty() : notNow(state, action, "an offer");
    }

    @Override
    public TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        happening.tell(TavernEvent.of(What.ACCEPTED, action.seat(), -1));
        return Asking.of(state, Asking.Offer.class).get().may().accepted(state);
    }
}
