package dev.croupier.ginrummy.draw;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
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

/**
 * Taking the top card of the pile: the upcard when it is offered (GIN-13), otherwise the last discard (GIN-B8, GIN-19). When two cards
 * are left in the stock, where the table plays that, only to knock (GIN-16).
 */
public final class DrawPile implements GinRule<GinAction.DrawPile> {
    private final GinRules rules;
    private final Deadwood deadwood;

    public DrawPile(GinRules rules) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
    }

    @Override
    public IndexedSeq<GinAction.DrawPile> candidates(GinState state, Seat seat) {
        return Array.of(Actions.drawPile(seat));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.DrawPile action) {
        return switch (state.phase()) {
            case UPCARD_OFFER, DRAW -> GinRule.none();
            case STOCK_DRAW -> Array.of(new GinViolation.StockOnly(action));
            case LAST_DISCARD -> toKnock(state, action);
            default -> GinRule.notNow(action, "GIN-B8", Phase.DRAW, state);
        };
    }

    private Seq<Violation> toKnock(GinState state, GinAction.DrawPile action) {
        int limit = KnockLimit.of(rules, state.upcard());
        long hand = state.hand(state.turn()) | state.top().mask();
        int excluded =
                rules.mayDiscardTakenCard() ? Deadwood.NO_CARD : state.top().number();
        int least = Deadwood.deadwood(deadwood.bestDiscard(hand, excluded));
        return least <= limit ? GinRule.none() : Array.of(new GinViolation.NoLastKnock(action, limit, least));
    }

    @Override
    public GinState effect(GinState state, GinAction.DrawPile action, Happening<GinEvent> happening) {
        Card card = state.top();
        happening.tell(new GinEvent.Took(action.seat(), card));
        Phase next = state.phase() == Phase.LAST_DISCARD ? Phase.LAST_KNOCK : Phase.DISCARD;
        return state.drawn(next, card, state.stock(), state.pile().tail(), true);
    }
}
