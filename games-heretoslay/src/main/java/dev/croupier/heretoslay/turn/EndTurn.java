package dev.croupier.heretoslay.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Ending the turn before the action points are used up; they are lost (HTS-B15, HTS-TRN-07). */
public final class EndTurn implements HtsRule<HtsAction.EndTurn> {

    public EndTurn() {}

    @Override
    public IndexedSeq<HtsAction.EndTurn> candidates(HtsState state, Seat seat) {
        return TakeTurn.isNow(state) ? Array.of(new HtsAction.EndTurn(seat)) : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.EndTurn action) {
        return TakeTurn.violations(state, action, "HTS-TRN-07", 0);
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.EndTurn action, Happening<HtsEvent> happening) {
        return state.withAgenda(state.agenda().replacing(new FinishTurn()));
    }
}
