package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.tavern.TavernAction.Verb;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Choosing a player. */
final class Picking extends TavernRule {

    @Override
    public IndexedSeq<TavernAction> candidates(TavernState state, Seat seat) {
        return Array.range(0, state.hands().size()).map(other -> new TavernAction(seat, Verb.PICK, other));
    }

    @Override
    public Seq<Violation> violations(TavernState state, TavernAction action) {
        return Asking.of(state, Asking.Choice.class)
                .map(choice -> choice.ofPlayer().options(state))
                .map(seats -> unless(seats.contains(Seat.of(action.object())), action, seats, action.object()))
                .getOrElse(() -> notNow(state, action, "a choice"));
    }

    @Override
    public TavernState effect(TavernState state, TavernAction action, Happening<TavernEvent> happening) {
        happening.tell(TavernEvent.of(What.PICKED, action.seat(), action.object()));
        return Asking.of(state, Asking.Choice.class).get().ofPlayer().chosen(state, Seat.of(action.object()));
    }
}
