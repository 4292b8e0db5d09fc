package dev.croupier.ginrummy.showdown;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * Laying out a meld after a knock (GIN-B17, GIN-B18). The knocker's must leave some completion within the limit (GIN-10); it need not be
 * the least. The defender's choice is free (GIN-12), after gin too.
 */
public final class DeclareMeld implements GinRule<GinAction.DeclareMeld> {
    private final GinRules rules;
    private final Deadwood deadwood;

    public DeclareMeld(GinRules rules) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
    }

    @Override
    public IndexedSeq<GinAction.DeclareMeld> candidates(GinState state, Seat seat) {
        return state.phase() == Phase.DECLARATION || state.phase() == Phase.LAY_OFF
                ? Meld.in(state.hand(seat.index()), rules.aceRuns()).map(meld -> new GinAction.DeclareMeld(seat, meld))
                : Array.empty();
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.DeclareMeld action) {
        if (state.phase() != Phase.DECLARATION && state.phase() != Phase.LAY_OFF) {
            return GinRule.notNow(action, "GIN-B17", Phase.DECLARATION, state);
        }
        Meld meld = action.meld();
        Seq<Violation> violations = GinRule.none();
        if (!rules.aceRuns().isMeld(meld.cards())) {
            violations = violations.append(new GinViolation.NotAMeld(action, meld));
        }
        long hand = state.hand(action.seat().index());
        if ((meld.cards() & ~hand) != 0) {
            return violations.append(new GinViolation.MeldNotInHand(action, meld));
        }
        if (state.phase() == Phase.DECLARATION) {
            int limit = state.laidOut().limit();
            int left = deadwood.minimum(hand & ~meld.cards());
            return left <= limit
                    ? violations
                    : violations.append(new GinViolation.DeclarationOverLimit(action, limit, left));
        }
        return violations;
    }

    @Override
    public GinState effect(GinState state, GinAction.DeclareMeld action, Happening<GinEvent> happening) {
        return Declaration.meld(state.counted(), action.seat(), action.meld(), happening);
    }
}
