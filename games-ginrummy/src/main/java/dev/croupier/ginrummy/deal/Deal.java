package dev.croupier.ginrummy.deal;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Dealing the next hand of a match, once the last one has been looked at (GIN-17). */
public final class Deal implements GinRule<GinAction.Deal> {
    private final Dealing dealing;

    public Deal(Dealing dealing) {
        this.dealing = dealing;
    }

    @Override
    public IndexedSeq<GinAction.Deal> candidates(GinState state, Seat seat) {
        return Array.of(Actions.deal(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.Deal action) {
        return state.phase() == Phase.SCORED ? GinRule.none() : GinRule.notNow(action, "GIN-17", Phase.SCORED, state);
    }

    @Override
    public GinState effect(GinState state, GinAction.Deal action, Happening<GinEvent> happening) {
        return dealing.next(action.seat(), state.score(), state.hands(), state.decisions() + 1, happening);
    }
}
