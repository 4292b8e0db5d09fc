package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Happening;
import dev.croupier.core.Rule;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.verification.toys.Refusal;
import dev.croupier.verification.toys.snatch.SnatchAction.Verb;
import dev.croupier.verification.toys.snatch.SnatchEvent.What;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Showing a drawn stop for a point. The offer is made whatever was drawn, perhaps with declining alone. */
final class Offering implements Rule<SnatchState, SnatchAction, SnatchEvent> {
    @Override
    public IndexedSeq<SnatchAction> candidates(SnatchState state, Seat seat) {
        return Array.of(Verb.SHOW, Verb.DECLINE).flatMap(verb -> SnatchAction.of(seat, verb));
    }

    @Override
    public Seq<? extends Violation> violations(SnatchState state, SnatchAction action) {
        if (!(state.phase() instanceof Phase.Offer offer)) {
            return Array.of(Refusal.of("SNATCH-1", action, "an offer", "none"));
        }
        return action.verb() == Verb.SHOW && Kind.of(offer.card()) != Kind.STOP
                ? Array.of(Refusal.of("SNATCH-6", action, Kind.STOP, Kind.of(offer.card())))
                : Array.empty();
    }

    @Override
    public SnatchState effect(SnatchState state, SnatchAction action, Happening<SnatchEvent> happening) {
        Phase.Offer offer = (Phase.Offer) state.phase();
        Seat seat = offer.seat();
        if (action.verb() == Verb.DECLINE) {
            happening.tell(SnatchEvent.open(What.DECLINED, seat));
            return Deeds.next(state);
        }
        happening.tell(SnatchEvent.open(What.SHOWED, seat, Kind.of(offer.card())));
        SnatchState shown = state.hand(seat, state.hand(seat).without(offer.card()))
                .shown(offer.card())
                .scored(seat);
        return Deeds.next(Memory.left(shown, seat, Kind.of(offer.card())));
    }
}
