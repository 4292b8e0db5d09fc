package dev.croupier.ginrummy;

import dev.croupier.ginrummy.discard.DiscardedCard;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;

/**
 * The legal actions of a hand before the knock, made directly.
 *
 * <p><b>Principle.</b> What is legal is defined by the rules: the candidates of each rule without violations. Here the same lists are made
 * without asking: the phases of a draw have constant lists, and the end of a turn is two bit masks, the cards that may be discarded and
 * those among them that leave no more than the knock limit.
 *
 * <p><b>Why.</b> A simulated hand asks for its legal actions some hundred times, nearly always in these phases, and the rules would check
 * twenty-two candidates each time. The law kit compares both lists at every state that it reaches, so that they cannot drift apart.
 */
final class LegalActions {
    private final GinRules rules;
    private final Deadwood deadwood;

    LegalActions(GinRules rules) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
    }

    /** Whether the list of that phase is made here; the others are rare, and the rules make them. */
    static boolean makes(Phase phase) {
        return phase.isBeforeKnock() && phase != Phase.LAST_DISCARD;
    }

    /** The list of a phase that {@link #makes made} here. */
    Array<GinAction> of(GinState state) {
        int seat = state.turn();
        return switch (state.phase()) {
            case UPCARD_OFFER -> Actions.upcardOffer(seat);
            case STOCK_DRAW -> Actions.stockDraw(seat);
            case DRAW -> Actions.draw(seat);
            default -> endOfTurn(state);
        };
    }

    private Array<GinAction> endOfTurn(GinState state) {
        long hand = state.hand(state.turn());
        long allowed = DiscardedCard.allowed(rules, state);
        long knocks = deadwood.discardsWithin(hand, KnockLimit.of(rules, state.upcard()), Deadwood.NO_CARD) & allowed;
        boolean bigGin = rules.bigGin() && knocks != 0 && deadwood.minimum(hand) == 0;
        return Actions.endOfTurn(state.turn(), state.phase() == Phase.DISCARD ? allowed : 0L, knocks, bigGin);
    }
}
