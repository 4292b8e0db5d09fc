package dev.croupier.benchmarks;

import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;

/**
 * The plain exhaustive search over melds, as an engine without tables would write it on bit masks: the reference that a
 * ratio is taken against, so that it survives a noisy machine.
 */
final class PlainSearch {
    private final long[] melds =
            Meld.all(AceRuns.LOW).toJavaStream().mapToLong(Meld::cards).toArray();
    private final long[] held = new long[melds.length];

    /** The least deadwood, in points. */
    int minimum(long cards) {
        int count = 0;
        for (long meld : melds) {
            if ((meld & ~cards) == 0) {
                held[count++] = meld;
            }
        }
        return Cards.points(cards) - mostMelded(cards, 0, count);
    }

    /** The least deadwood after the best discard, in points. */
    int afterBestDiscard(long cards) {
        int least = Integer.MAX_VALUE;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            least = Math.min(least, minimum(cards ^ (rest & -rest)));
        }
        return least;
    }

    private int mostMelded(long cards, int from, int count) {
        int most = 0;
        for (int i = from; i < count; i++) {
            if ((held[i] & ~cards) == 0) {
                most = Math.max(most, Cards.points(held[i]) + mostMelded(cards ^ held[i], i + 1, count));
            }
        }
        return most;
    }
}
