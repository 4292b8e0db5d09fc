package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.search.Playouts;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockLimit;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.table.GinState;
import io.vavr.collection.Array;

/**
 * What a hand would come to if both seats played it on by the heuristic, each from what it may know.
 *
 * <p><b>Principle.</b> The stock is drawn in the order of its segments, lowest card first within one, so that nothing is left to chance:
 * whoever wants a sample of futures gives sampled orders. The hand is played on two masks of cards and an array, and scored by the rules.
 *
 * <p><b>Why.</b> A search needs thousands of playouts for one choice. On the states of the rules, with events and lists of legal actions,
 * they cost ten times as much.
 *
 * <p>Mutable: for one thread.
 */
final class Playout implements Playouts.Evaluation<GinState> {
    private static final double POINTS_A_UTILITY = 100.0;

    private final GinRules rules;
    private final Judgement judgement;
    private final Deadwood deadwood;
    private final Layout layout;
    private final long[] hands = new long[2];
    private final long[] held = new long[2];
    private final int[] stock = new int[Card.COUNT];
    private final int[] pile = new int[Card.COUNT];
    private int stockLeft;
    private int pileSize;
    private long pileCards;
    private int pileDraws;
    private int turn;
    private int taken;
    private int limit;
    private boolean spade;

    Playout(GinRules rules, Weights weights) {
        this.rules = rules;
        this.judgement = Judgement.of(rules.aceRuns(), weights);
        this.deadwood = Deadwood.of(rules.aceRuns());
        this.layout = new Layout(rules.aceRuns());
    }

    @Override
    public void rate(GinState state, double[] utilities) {
        double worth = points(state) / POINTS_A_UTILITY;
        utilities[0] = worth;
        utilities[1] = -worth;
    }

    /** The points that seat 0 would win; negative if seat 1 would win them. */
    int points(GinState state) {
        begin(state);
        return switch (state.phase()) {
            case UPCARD_OFFER -> offer(state.dealer());
            case STOCK_DRAW -> afterStockDraw();
            case DRAW -> afterDraw();
            case DISCARD -> playOn();
            case LAST_DISCARD -> lastDiscard();
            case LAST_KNOCK -> knock();
            case DECLARATION ->
                showdown(
                        state,
                        state.laidOut().knockerMelds().appendAll(layout.melds(hands[turn])),
                        deadwood.minimum(hands[turn]));
            case LAY_OFF ->
                showdown(
                        state,
                        state.laidOut().knockerMelds(),
                        Cards.points(hands[state.laidOut().knocker().index()]));
            case SCORED -> 0;
        };
    }

    private void begin(GinState state) {
        hands[0] = state.hand0();
        hands[1] = state.hand1();
        held[0] = state.known0();
        held[1] = state.known1();
        stockLeft = state.stock().size();
        int place = stockLeft;
        for (CardSet segment : state.stock().segments()) {
            for (long rest = segment.low(); rest != 0L; rest &= rest - 1) {
                stock[--place] = Long.numberOfTrailingZeros(rest);
            }
        }
        pileSize = state.pile().size();
        place = pileSize;
        for (Card card : state.pile()) {
            pile[--place] = card.number();
        }
        pileCards = state.pileCards();
        pileDraws = state.pileDraws();
        turn = state.turn();
        taken = state.takenNumber();
        limit = KnockLimit.of(rules, state.upcard());
        spade = KnockLimit.isSpade(state.upcard());
    }

    private boolean wantsTop() {
        return judgement.wants(hands[turn], pile[pileSize - 1], limit, stockLeft, rules.mayDiscardTakenCard());
    }

    private int offer(int dealer) {
        if (wantsTop()) {
            drawPile();
            return playOn();
        }
        boolean lastOffer = turn == dealer;
        turn = 1 - turn;
        return lastOffer ? afterStockDraw() : offer(dealer);
    }

    private int afterStockDraw() {
        drawStock();
        return playOn();
    }

    private int afterDraw() {
        draw();
        return playOn();
    }

    private void draw() {
        if (wantsTop()) {
            drawPile();
        } else {
            drawStock();
        }
    }

    private void drawStock() {
        hands[turn] |= 1L << stock[--stockLeft];
        taken = Deadwood.NO_CARD;
    }

    private void drawPile() {
        int card = pile[--pileSize];
        long mask = 1L << card;
        hands[turn] |= mask;
        held[turn] |= mask;
        pileCards ^= mask;
        pileDraws++;
        taken = card;
    }

    /** Plays turn after turn; the first draw has been made. */
    private int playOn() {
        while (true) {
            int best = deadwood.bestDiscard(hands[turn], barred());
            int left = Deadwood.deadwood(best);
            if (left <= limit && judgement.knocks(left, stockLeft)) {
                return knock();
            }
            discard();
            if (rules.maxPileDraws() > 0 && pileDraws >= rules.maxPileDraws()) {
                return 0;
            }
            if (stockLeft <= 2) {
                return rules.wallRule() == WallRule.VOID ? 0 : lastDiscard();
            }
            draw();
        }
    }

    private int barred() {
        return rules.mayDiscardTakenCard() ? Deadwood.NO_CARD : taken;
    }

    private void discard() {
        long hand = hands[turn];
        long opponent = held[1 - turn];
        long allowed = taken == Deadwood.NO_CARD ? hand : hand & ~(1L << taken);
        int card = judgement.discard(hand, allowed, opponent, Cards.DECK & ~(hand | opponent | pileCards));
        long mask = 1L << card;
        hands[turn] ^= mask;
        held[turn] &= ~mask;
        pile[pileSize++] = card;
        pileCards |= mask;
        turn = 1 - turn;
    }

    private int lastDiscard() {
        int top = pile[pileSize - 1];
        int excluded = rules.mayDiscardTakenCard() ? Deadwood.NO_CARD : top;
        if (!deadwood.knockPossible(hands[turn] | 1L << top, limit, excluded)) {
            return 0;
        }
        drawPile();
        return knock();
    }

    private int knock() {
        long hand = hands[turn];
        boolean bigGin = rules.bigGin() && rules.bigGinBonus() >= rules.ginBonus() && deadwood.minimum(hand) == 0;
        if (bigGin) {
            return scored(turn, true, 0, deadwood.minimum(hands[1 - turn]));
        }
        int best = deadwood.bestDiscard(hand, barred());
        long kept = hand ^ 1L << Deadwood.card(best);
        return showdown(turn, false, layout.melds(kept), Deadwood.deadwood(best));
    }

    private int showdown(GinState state, Array<Meld> melds, int left) {
        return showdown(state.laidOut().knocker().index(), state.laidOut().bigGin(), melds, left);
    }

    private int showdown(int knocker, boolean bigGin, Array<Meld> melds, int left) {
        long defender = hands[1 - knocker];
        int answer = left == 0 ? deadwood.minimum(defender) : LayOffs.minimum(melds, defender, rules.aceRuns());
        return scored(knocker, bigGin, left, answer);
    }

    private int scored(int knocker, boolean bigGin, int left, int answer) {
        HandResult result = HandResult.knocked(rules, Seat.of(knocker), bigGin, left, answer, spade);
        return result.winner().map(Seat::index).getOrElse(0) == 0 ? result.points() : -result.points();
    }
}
