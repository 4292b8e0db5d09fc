package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Happening;
import dev.croupier.core.Rule;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.snatch.SnatchAction.Verb;
import dev.croupier.verification.toys.snatch.SnatchEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Stopping what another seat is about to do, or passing. Every seat is asked, whether it has a stop or not. */
final class Responding implements Rule<SnatchState, SnatchAction, SnatchEvent> {
    @Override
    public IndexedSeq<SnatchAction> candidates(SnatchState state, Seat seat) {
        return Array.of(Verb.STOP, Verb.PASS).flatMap(verb -> SnatchAction.of(seat, verb));
    }

    @Override
    public Seq<? extends Violation> violations(SnatchState state, SnatchAction action) {
        if (!(state.phase() instanceof Phase.Window)) {
            return Array.of(Refusal.of("SNATCH-1", action, "a deed to answer", "none"));
        }
        return action.verb() == Verb.STOP && stops(state, action.seat()).isEmpty()
                ? Array.of(Refusal.of("SNATCH-5", action, Kind.STOP, "none in the hand"))
                : Array.empty();
    }

    private static CardSet stops(SnatchState state, Seat seat) {
        return state.hand(seat).filter(card -> Kind.of(card) == Kind.STOP);
    }

    @Override
    public SnatchState effect(SnatchState state, SnatchAction action, Happening<SnatchEvent> happening) {
        Phase.Window window = (Phase.Window) state.phase();
        Seat seat = action.seat();
        if (action.verb() == Verb.STOP) {
            int card = happening.chance().pick(stops(state, seat));
            happening.tell(SnatchEvent.open(What.STOPPED, seat, Kind.STOP));
            SnatchState stopped =
                    state.hand(seat, state.hand(seat).without(card)).shown(card);
            return Deeds.next(Memory.left(stopped, seat, Kind.STOP));
        }
        happening.tell(SnatchEvent.open(What.PASSED, seat));
        Array<Seat> asked = window.asked().remove(seat);
        return asked.isEmpty()
                ? Deeds.done(state, window.deed(), happening)
                : state.phase(new Phase.Window(window.deed(), asked));
    }
}
