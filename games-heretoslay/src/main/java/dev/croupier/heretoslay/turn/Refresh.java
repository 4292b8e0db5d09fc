package dev.croupier.heretoslay.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.zone.Draw;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Discarding the whole hand, if there is one, and drawing five cards, for three action points (HTS-B13, HTS-TRN-03). */
public final class Refresh implements HtsRule<HtsAction.Refresh> {
    /** Action points. */
    public static final int COST = 3;

    private static final int CARDS = 5;

    public Refresh() {}

    @Override
    public IndexedSeq<HtsAction.Refresh> candidates(HtsState state, Seat seat) {
        return TakeTurn.isNow(state) && state.turn().points() >= COST
                ? Array.of(new HtsAction.Refresh(seat))
                : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.Refresh action) {
        return TakeTurn.violations(state, action, "HTS-B13", COST);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.Refresh action, Happening<HtsEvent> happening) {
        HtsState discarded = Zones.discardHand(TakeTurn.paid(state, COST, happening), action.seat(), happening);
        return discarded.withAgenda(discarded.agenda().then(Draw.cards(CARDS)));
    }
}
