package dev.croupier.ginrummy;

import dev.croupier.core.Decision;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.discard.DiscardedCard;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinMessage;
import dev.croupier.ginrummy.table.GinState;

/** What the seat to act is asked, and what a host plays for it when its clock runs out. */
final class Decisions {
    private final GinRules rules;
    private final Deadwood deadwood;

    Decisions(GinRules rules) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
    }

    Decision<GinAction> of(GinState state) {
        Seat seat = state.toAct();
        int limit = KnockLimit.of(rules, state.upcard());
        return switch (state.phase()) {
            case UPCARD_OFFER -> asked("upcard", GinMessage.ASK_UPCARD.with(state.top()), true, Actions.pass(seat));
            case STOCK_DRAW -> asked("draw", GinMessage.ASK_STOCK_DRAW.with(), false, Actions.drawStock(seat));
            case DRAW -> asked("draw", GinMessage.ASK_DRAW.with(state.top()), false, Actions.drawStock(seat));
            case LAST_DISCARD ->
                asked("last-discard", GinMessage.ASK_LAST_DISCARD.with(state.top()), true, Actions.pass(seat));
            case DISCARD ->
                asked(
                        "discard",
                        limit == 0 ? GinMessage.ASK_DISCARD_GIN_ONLY.with() : GinMessage.ASK_DISCARD.with(limit),
                        false,
                        Actions.discard(seat, bestDiscard(state)));
            case LAST_KNOCK ->
                asked("last-knock", GinMessage.ASK_LAST_KNOCK.with(), false, Actions.knock(seat, bestDiscard(state)));
            case DECLARATION ->
                asked(
                        "declaration",
                        GinMessage.ASK_DECLARATION.with(state.laidOut().limit()),
                        false,
                        declaration(state, seat));
            case LAY_OFF ->
                asked(
                        "lay-off",
                        isToGin(state) ? GinMessage.ASK_MELDS.with() : GinMessage.ASK_LAY_OFF.with(),
                        true,
                        answer(state, seat));
            case SCORED -> asked("deal", GinMessage.ASK_DEAL.with(), false, Actions.deal(seat));
        };
    }

    private static Decision<GinAction> asked(String kind, Message prompt, boolean optional, GinAction byDefault) {
        return (optional ? Decision.<GinAction>optional(kind, prompt) : Decision.<GinAction>required(kind, prompt))
                .withDefault(byDefault);
    }

    private Card bestDiscard(GinState state) {
        long hand = state.hand(state.turn());
        int excluded = DiscardedCard.allowed(rules, state) == hand ? Deadwood.NO_CARD : state.takenNumber();
        return Card.of(Deadwood.card(deadwood.bestDiscard(hand, excluded)));
    }

    /** Toward the least deadwood, one meld at a time. */
    private GinAction declaration(GinState state, Seat seat) {
        return meldOrDone(Arrangements.best(state.hand(seat.index()), rules.aceRuns()), seat);
    }

    /** Toward the least deadwood: what is laid off first, for it was weighed against the melds that are in the hand now. */
    private GinAction answer(GinState state, Seat seat) {
        long hand = state.hand(seat.index());
        LayOffs best = isToGin(state)
                ? LayOffs.none(hand, rules.aceRuns())
                : LayOffs.optimal(state.laidOut().knockerMelds(), hand, rules.aceRuns());
        return best.layOffs()
                .headOption()
                .<GinAction>map(layOff -> new GinAction.LayOff(seat, layOff.card(), layOff.onto()))
                .getOrElse(() -> meldOrDone(best.own(), seat));
    }

    private static GinAction meldOrDone(Arrangement arrangement, Seat seat) {
        return arrangement
                .melds()
                .headOption()
                .<GinAction>map(meld -> new GinAction.DeclareMeld(seat, meld))
                .getOrElse(() -> Actions.done(seat));
    }

    private static boolean isToGin(GinState state) {
        return state.hand(state.laidOut().knocker().index()) == Cards.NONE;
    }
}
