package dev.croupier.ginrummy.knock;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.discard.DiscardedCard;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.showdown.Declaration;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinRule;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * Ending the play after a draw: a card goes on the pile, the hand lies open (GIN-B16, GIN-B17). Legal when some arrangement of the cards
 * kept leaves no more than the limit, whatever is discarded (GIN-11); gin is a knock whose declaration leaves nothing (GIN-B22, GIN-10).
 */
public final class Knock implements GinRule<GinAction.Knock> {
    private final GinRules rules;
    private final Deadwood deadwood;
    private final Declaration declaration;

    public Knock(GinRules rules, Declaration declaration) {
        this.rules = rules;
        this.deadwood = Deadwood.of(rules.aceRuns());
        this.declaration = declaration;
    }

    @Override
    public IndexedSeq<GinAction.Knock> candidates(GinState state, Seat seat) {
        return Cards.list(state.hand(seat.index())).map(card -> Actions.knock(seat, card));
    }

    @Override
    public Seq<Violation> violations(GinState state, GinAction.Knock action) {
        if (state.phase() != Phase.DISCARD && state.phase() != Phase.LAST_KNOCK) {
            return GinRule.notNow(action, "GIN-B16", Phase.DISCARD, state);
        }
        Card card = action.card();
        Seq<Violation> againstCard = DiscardedCard.violations(rules, state, action, card);
        long hand = state.hand(state.turn());
        if ((hand & card.mask()) == 0) {
            return againstCard;
        }
        int limit = KnockLimit.of(rules, state.upcard());
        int left = deadwood.minimum(hand & ~card.mask());
        return left <= limit ? againstCard : againstCard.append(new GinViolation.OverLimit(action, card, limit, left));
    }

    @Override
    public GinState effect(GinState state, GinAction.Knock action, Happening<GinEvent> happening) {
        int limit = KnockLimit.of(rules, state.upcard());
        GinState discarded = state.discarded(Phase.DECLARATION, state.turn(), action.card());
        happening.tell(
                new GinEvent.Knocked(action.seat(), action.card(), CardSet.ofBits(discarded.hand(state.turn()))));
        return declaration.begin(discarded.opened(action.seat(), false, limit), happening);
    }
}
