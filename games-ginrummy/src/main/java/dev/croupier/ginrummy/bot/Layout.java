package dev.croupier.ginrummy.bot;

import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;

/**
 * The melds of one arrangement with the least deadwood, found by asking the tables: whether a card, or a meld, can go and leave the rest
 * as good. Adjoining runs come out as one. For playouts, where any best arrangement will do.
 */
final class Layout {
    private static final int RANKS = 13;
    private static final long SUIT = (1L << RANKS) - 1;
    private static final long ACES = 1L | 1L << RANKS | 1L << 2 * RANKS | 1L << 3 * RANKS;

    private final AceRuns aceRuns;
    private final Deadwood deadwood;

    Layout(AceRuns aceRuns) {
        this.aceRuns = aceRuns;
        this.deadwood = Deadwood.of(aceRuns);
    }

    Array<Meld> melds(long hand) {
        long rest = melded(hand);
        Array<Meld> melds = Array.empty();
        for (int rank = 0; rank < RANKS; rank++) {
            long set = set(rest, ACES << rank);
            if (set != 0L) {
                melds = melds.append(new Meld(set));
                rest ^= set;
            }
        }
        for (int suit = 0; suit < Card.COUNT; suit += RANKS) {
            long ranks = rest >>> suit & SUIT;
            while (ranks != 0L) {
                long lowest = ranks & -ranks;
                long run = ranks & ~(ranks + lowest);
                if (!aceRuns.isMeld(run << suit)) {
                    return Arrangements.best(hand, aceRuns).melds();
                }
                melds = melds.append(new Meld(run << suit));
                ranks ^= run;
            }
        }
        return melds;
    }

    /** The cards of the hand without those that a best arrangement leaves unmatched. */
    private long melded(long hand) {
        long melded = hand;
        int least = deadwood.minimum(hand);
        for (long rest = hand; rest != 0L && least > 0; rest &= rest - 1) {
            long card = rest & -rest;
            int points = Judgement.points(Long.numberOfTrailingZeros(card));
            if (points <= least && deadwood.minimum(melded ^ card) == least - points) {
                melded ^= card;
                least -= points;
            }
        }
        return melded;
    }

    /** A set among cards that can all be melded, of the given four, so that the others still can be; none if there is none. */
    private long set(long cards, long four) {
        long held = cards & four;
        int size = Long.bitCount(held);
        if (size >= 3 && deadwood.minimum(cards ^ held) == 0) {
            return held;
        }
        for (long rest = size == 4 ? held : 0L; rest != 0L; rest &= rest - 1) {
            long three = held ^ (rest & -rest);
            if (deadwood.minimum(cards ^ three) == 0) {
                return three;
            }
        }
        return 0L;
    }
}
