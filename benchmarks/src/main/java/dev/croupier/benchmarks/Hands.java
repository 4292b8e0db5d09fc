package dev.croupier.benchmarks;

import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import java.util.SplittableRandom;

/** Seeded hands: dealt at random, or rich in melds that compete for cards. */
public enum Hands {
    /** Any hand is as likely as any other. */
    RANDOM {
        @Override
        long deal(SplittableRandom random, int size) {
            return fill(random, 0L, size);
        }
    },
    /** Two melds that may overlap, filled up at random. */
    MELD_RICH {
        @Override
        long deal(SplittableRandom random, int size) {
            long cards = 0L;
            while (Long.bitCount(cards) < size - MELDED_BELOW) {
                long more = cards | MELDS.get(random.nextInt(MELDS.size())).cards();
                cards = Long.bitCount(more) <= size ? more : cards;
            }
            return fill(random, cards, size);
        }
    };

    private static final int MELDED_BELOW = 4;
    private static final Array<Meld> MELDS = Meld.all(AceRuns.LOW).filter(meld -> meld.size() <= 5);

    abstract long deal(SplittableRandom random, int size);

    /** So many hands of so many cards each, always the same. */
    long[] deal(int hands, int size) {
        SplittableRandom random = new SplittableRandom(20_240_229L + size);
        long[] dealt = new long[hands];
        for (int i = 0; i < hands; i++) {
            dealt[i] = deal(random, size);
        }
        return dealt;
    }

    private static long fill(SplittableRandom random, long start, int size) {
        long cards = start;
        while (Long.bitCount(cards) < size) {
            cards |= 1L << random.nextInt(52);
        }
        return cards;
    }
}
