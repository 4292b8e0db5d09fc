package dev.croupier.ginrummy.bot;

import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.search.Shortlist;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.discard.DiscardedCard;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * What a seat may well do before the knock, what the heuristic does first: either draw; a discard of the few that cost least; the knock
 * that leaves least. Gin is not thought about. It judges by what the seat that acts may know.
 *
 * @param rules the options in force
 * @param judgement the heuristic's
 * @param breadth how many discards
 */
record LikedActions(GinRules rules, Judgement judgement, int breadth) implements Shortlist<GinState, GinAction> {

    @Override
    public IndexedSeq<GinAction> of(Game<GinState, GinAction, ?, ?> game, GinState state, Seat seat, int wanted) {
        return switch (state.phase()) {
            case UPCARD_OFFER ->
                wantsTop(state)
                        ? Array.of(Actions.drawPile(seat), Actions.pass(seat))
                        : Actions.upcardOffer(seat.index());
            case DRAW ->
                wantsTop(state)
                        ? Actions.draw(seat.index())
                        : Array.of(Actions.drawStock(seat), Actions.drawPile(seat));
            case STOCK_DRAW -> Actions.stockDraw(seat.index());
            case DISCARD -> endOfTurn(state, seat, wanted);
            case LAST_DISCARD, LAST_KNOCK, DECLARATION, LAY_OFF, SCORED -> Array.empty();
        };
    }

    private boolean wantsTop(GinState state) {
        return judgement.wants(
                state.hand(state.turn()),
                state.top().number(),
                KnockLimit.of(rules, state.upcard()),
                state.stock().size(),
                rules.mayDiscardTakenCard());
    }

    private Array<GinAction> endOfTurn(GinState state, Seat seat, int wanted) {
        long hand = state.hand(state.turn());
        int stock = state.stock().size();
        int barred = rules.mayDiscardTakenCard() ? Deadwood.NO_CARD : state.takenNumber();
        int best = judgement.deadwood().bestDiscard(hand, barred);
        int left = Deadwood.deadwood(best);
        GinAction knock =
                rules.bigGin() && judgement.deadwood().minimum(hand) == 0 && rules.bigGinBonus() >= rules.ginBonus()
                        ? Actions.bigGin(seat)
                        : Actions.knock(seat, Card.of(Deadwood.card(best)));
        boolean within = left <= KnockLimit.of(rules, state.upcard());
        boolean knocks = within && judgement.knocks(left, stock);
        if (left == 0 || (knocks && wanted == 1)) {
            return Array.of(knock);
        }
        Array<GinAction> discards = discards(state, seat, hand, Math.min(breadth, wanted));
        if (!within) {
            return discards;
        }
        return knocks ? discards.prepend(knock) : discards.insert(1, knock);
    }

    private Array<GinAction> discards(GinState state, Seat seat, long hand, int most) {
        long held = state.known(1 - state.turn());
        long unseen = Cards.DECK & ~(hand | held | state.pileCards());
        long rest = DiscardedCard.allowed(rules, state)
                & ~(state.taken() == null ? 0L : state.taken().mask());
        if (most == 1) {
            return Array.of(Actions.discard(seat, Card.of(judgement.discard(hand, rest, held, unseen))));
        }
        int count = 0;
        double[] costs = new double[most];
        GinAction[] discards = new GinAction[most];
        while (rest != 0L) {
            int card = 63 - Long.numberOfLeadingZeros(rest);
            rest ^= 1L << card;
            double cost = judgement.cost(hand, card, held, unseen);
            int place = count;
            while (place > 0 && costs[place - 1] > cost) {
                place--;
            }
            if (place < most) {
                int moved = Math.min(count, most - 1) - place;
                System.arraycopy(costs, place, costs, place + 1, moved);
                System.arraycopy(discards, place, discards, place + 1, moved);
                costs[place] = cost;
                discards[place] = Actions.discard(seat, Card.of(card));
                count = Math.min(count + 1, most);
            }
        }
        return Array.of(discards).take(count);
    }
}
