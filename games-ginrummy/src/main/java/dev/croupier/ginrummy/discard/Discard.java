package dev.croupier.ginrummy.discard;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.ending.HandEnd;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.score.Ending;
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
 * Ending a turn with a card on the pile (GIN-B8, GIN-B9): any card of the hand but the one just taken from the pile (GIN-14). A hand
 * that this leaves with nowhere to go is void: both seats put back what they took (GIN-14), too many cards were taken from the pile
 * (GIN-15), two cards are left in the stock (GIN-16).
 */
public final class Discard implements GinRule<GinAction.Discard> {
    private static final int WALL = 2;

    private final GinRules rules;

    public Discard(GinRules rules) {
        this.rules = rules;
    }

    @Override
    public IndexedSeq<GinAction.Discard> candidates(GinState state, Seat seat) {
        return Cards.list(state.hand(seat.index())).map(card -> Actions.discard(seat, card));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.Discard action) {
        return switch (state.phase()) {
            case DISCARD -> DiscardedCard.violations(rules, state, action, action.card());
            case LAST_KNOCK ->
                Array.<Violation>of(new GinViolation.MustKnock(action))
                        .appendAll(DiscardedCard.violations(rules, state, action, action.card()));
            default -> GinRule.notNow(action, "GIN-B8", Phase.DISCARD, state);
        };
    }

    @Override
    public GinState effect(GinState state, GinAction.Discard action, Happening<GinEvent> happening) {
        Card card = action.card();
        happening.tell(new GinEvent.Discarded(action.seat(), card));
        int other = 1 - state.turn();
        GinState next = state.discarded(Phase.DRAW, other, card);
        if (state.putBack() && next.putBack()) {
            return HandEnd.broken(rules, next, Ending.VOID_PUT_BACK, happening);
        }
        if (rules.maxPileDraws() > 0 && state.pileDraws() >= rules.maxPileDraws()) {
            return HandEnd.broken(rules, next, Ending.VOID_PILE_DRAWS, happening);
        }
        if (state.stock().size() > WALL) {
            return next;
        }
        return rules.wallRule() == WallRule.VOID
                ? HandEnd.broken(rules, next, Ending.VOID_WALL, happening)
                : next.withPhase(Phase.LAST_DISCARD);
    }
}
