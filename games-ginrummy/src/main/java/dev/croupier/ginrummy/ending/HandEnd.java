package dev.croupier.ginrummy.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;

/** Ends a hand: the result goes on the score sheet, and the next dealer is to deal. */
public final class HandEnd {
    private HandEnd() {}

    /** The hand is broken off without a winner. */
    public static GinState broken(GinRules rules, GinState state, Ending ending, Happening<GinEvent> happening) {
        return over(rules, state, HandResult.broken(ending), happening);
    }

    /** Both seats are finished after a knock: what is left in the hands is deadwood. */
    public static GinState scored(GinRules rules, GinState state, Happening<GinEvent> happening) {
        Seat knocker = state.laidOut().knocker();
        return over(
                rules,
                state,
                HandResult.knocked(
                        rules,
                        knocker,
                        state.laidOut().bigGin(),
                        Cards.points(state.hand(knocker.index())),
                        Cards.points(state.hand(1 - knocker.index())),
                        KnockLimit.isSpade(state.upcard())),
                happening);
    }

    private static GinState over(GinRules rules, GinState state, HandResult result, Happening<GinEvent> happening) {
        Score score = state.score().after(rules, result);
        happening.tell(new GinEvent.HandOver(result));
        Seat next = NextDealer.after(rules, result, Seat.of(state.dealer()));
        return state.withPhase(Phase.SCORED)
                .withTurn(next.index())
                .withResult(result)
                .withScore(score)
                .withHands(state.hands() + 1);
    }
}
