package dev.croupier.ginrummy.knock;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.showdown.Declaration;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/** Ending the play without a discard, with every card melded (GIN-B23, GIN-7). It is never forced (GIN-8). */
public final class BigGin implements GinRule<GinAction.BigGin> {
    private final GinRules rules;
    private final Deadwood deadwood;
    private final Declaration declaration;

    public BigGin(GinRules rules, Declaration declaration) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
        this.declaration = declaration;
    }

    @Override
    public IndexedSeq<GinAction.BigGin> candidates(GinState state, Seat seat) {
        return Array.of(Actions.bigGin(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.BigGin action) {
        Seq<Violation> violations = rules.bigGin() ? GinRule.none() : Array.of(new GinViolation.BigGinOff(action));
        if (state.phase() != Phase.DISCARD && state.phase() != Phase.LAST_KNOCK) {
            return violations.appendAll(GinRule.notNow(action, "GIN-B23", Phase.DISCARD, state));
        }
        int left = deadwood.minimum(state.hand(state.turn()));
        return left == 0 ? violations : violations.append(new GinViolation.NotBigGin(action, left));
    }

    @Override
    public GinState effect(GinState state, GinAction.BigGin action, Happening<GinEvent> happening) {
        happening.tell(new GinEvent.WentBigGin(action.seat(), CardSet.ofBits(state.hand(state.turn()))));
        return declaration.begin(state.counted().withTaken(null).opened(action.seat(), true, 0), happening);
    }
}
