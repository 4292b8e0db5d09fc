package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.tavern.TavernAction.Verb;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Doing nothing where one may. */
final class Passing extends TavernRule {

    @Override
    public IndexedSeq<TavernAction> candidates(TavernState state, Seat seat) {
        return Array.of(TavernAction.of(seat, Verb.PASS));
    }

    @Override
    public Seq<Violation> violations(TavernState state, TavernAction action) {
        return Asking.of(state, Asking.Declinable.class).isDefined()
                ? Array.empty()
                : notNow(state, action, "an offer");
    }

    @Override
    public TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        happening.tell(TavernEvent.of(What.PASSED, action.seat(), -1));
        return Asking.of(state, Asking.Declinable.class).get().declined(state, action.seat());
    }
}
