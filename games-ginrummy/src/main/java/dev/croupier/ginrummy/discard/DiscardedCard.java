package dev.croupier.ginrummy.discard;

import dev.croupier.core.Violation;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinViolation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Which card may end a turn, with or without a knock (GIN-14). */
public final class DiscardedCard {
    private DiscardedCard() {}

    /** Why {@code action} may not put {@code card} on the pile; empty when it may. */
    public static Seq<Violation> violations(GinRules rules, GinState state, GinAction action, Card card) {
        if ((state.hand(action.seat().index()) & card.mask()) == 0) {
            return Array.of(new GinViolation.NotInHand(action, card));
        }
        if (card == state.taken() && !rules.mayDiscardTakenCard()) {
            return Array.of(new GinViolation.JustTaken(action, card));
        }
        return GinRule.none();
    }

    /** The mask of the cards that may end the turn of the seat to act. */
    public static long allowed(GinRules rules, GinState state) {
        Card taken = state.taken();
        long hand = state.hand(state.turn());
        return taken == null || rules.mayDiscardTakenCard() ? hand : hand & ~taken.mask();
    }
}
