package dev.croupier.ginrummy.opening;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.ending.HandEnd;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * Refusing a card that is offered: the upcard (GIN-13), which is offered to the non-dealer, then to the dealer, and obliges the
 * non-dealer to the stock when both refuse it; or the last discard (GIN-16), which voids the hand.
 */
public final class Pass implements GinRule<GinAction.Pass> {
    private final GinRules rules;

    public Pass(GinRules rules) {
        this.rules = rules;
    }

    @Override
    public IndexedSeq<GinAction.Pass> candidates(GinState state, Seat seat) {
        return Array.of(Actions.pass(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.Pass action) {
        boolean offered = state.phase() == Phase.UPCARD_OFFER || state.phase() == Phase.LAST_DISCARD;
        return offered ? GinRule.none() : GinRule.notNow(action, "GIN-13", Phase.UPCARD_OFFER, state);
    }

    @Override
    public GinState effect(GinState state, GinAction.Pass action, Happening<GinEvent> happening) {
        happening.tell(new GinEvent.Passed(action.seat()));
        GinState passed = state.counted();
        if (state.phase() == Phase.LAST_DISCARD) {
            return HandEnd.broken(rules, passed, Ending.VOID_WALL, happening);
        }
        GinState next = passed.withTurn(1 - state.turn());
        return state.turn() == state.dealer() ? next.withPhase(Phase.STOCK_DRAW) : next;
    }
}
