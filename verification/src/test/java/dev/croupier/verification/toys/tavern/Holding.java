package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.tavern.TavernAction.Verb;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Committing to a number of coins, in secret. */
final class Holding extends TavernRule {

    @Override
    public IndexedSeq<TavernAction> candidates(TavernState state, Seat seat) {
        return Array.rangeClosed(0, Fists.MOST).map(coins -> new TavernAction(seat, Verb.HOLD, coins));
    }

    @Override
    public Seq<Violation> violations(TavernState state, TavernAction action) {
        int most = Fists.most(state, action.seat());
        return Asking.of(state, Fists.class).isDefined()
                ? unless(action.object() <= most, action, most, action.object())
                : notNow(state, action, "fists");
    }

    @Override
    public TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        happening.tell(TavernEvent.of(What.HELD, action.seat(), action.object()));
        return Fists.with(state, action.seat(), action.object());
    }
}
