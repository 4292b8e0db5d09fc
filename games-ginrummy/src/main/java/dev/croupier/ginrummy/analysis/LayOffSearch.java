package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The search for the best lay-offs.
 *
 * <p><b>Principle.</b> Whatever is laid off, each of the knocker's melds ends as itself or as a larger meld, and
 * the cards that made it larger came from the hand. So every way in which the melds can grow is visited, meld by
 * meld, and {@link Deadwood} says what the cards that stay in the hand are worth. A card that a meld would take
 * next is either laid off or refused for good, so that each end result is visited once, whatever the order of the
 * lay-offs.
 *
 * <p><b>Why.</b> Fixing the defender's own melds first is wrong (GIN-E8), and so is laying off greedily (GIN-E6);
 * trying own melds and lay-offs together is exact but slow. With the own melds left to the tables, most hands need
 * fewer than ten visits.
 */
final class LayOffSearch {
    private static final int COUNT_BITS = 6;

    private final long[] melds;
    private final long[] grown;
    private final long[] best;
    private final long hand;
    private final AceRuns aceRuns;
    private final Deadwood deadwood;
    private int bestWorth = Integer.MAX_VALUE;
    private long bestLaid;

    LayOffSearch(long[] melds, long hand, AceRuns aceRuns, Deadwood deadwood) {
        this.melds = melds;
        this.grown = melds.clone();
        this.best = melds.clone();
        this.hand = hand;
        this.aceRuns = aceRuns;
        this.deadwood = deadwood;
        grow(0, 0L, hand);
    }

    int least() {
        return bestWorth >>> COUNT_BITS;
    }

    LayOffs best() {
        List<LayOff> layOffs = new ArrayList<>();
        for (int place = 0; place < melds.length; place++) {
            Meld onto = new Meld(melds[place]);
            while (onto.cards() != best[place]) {
                long next = onto.takes(aceRuns) & best[place];
                Card card = Card.of(Long.numberOfTrailingZeros(next));
                layOffs.add(new LayOff(card, place, onto));
                onto = onto.with(card, aceRuns);
            }
        }
        return new LayOffs(Arrangements.best(hand & ~bestLaid, aceRuns), Array.ofAll(layOffs));
    }

    private void grow(int place, long refused, long left) {
        if (place == melds.length) {
            judge(left);
            return;
        }
        long meld = grown[place];
        long next = Long.lowestOneBit(aceRuns.takes(meld) & left & ~refused);
        if (next == 0) {
            grow(place + 1, 0L, left);
            return;
        }
        grow(place, refused | next, left);
        grown[place] = meld | next;
        grow(place, refused, left ^ next);
        grown[place] = meld;
    }

    private void judge(long left) {
        long laid = hand ^ left;
        int worth = (deadwood.minimum(left) << COUNT_BITS) | Long.bitCount(laid);
        if (worth < bestWorth || (worth == bestWorth && laid < bestLaid)) {
            bestWorth = worth;
            bestLaid = laid;
            System.arraycopy(grown, 0, best, 0, best.length);
        }
    }
}
