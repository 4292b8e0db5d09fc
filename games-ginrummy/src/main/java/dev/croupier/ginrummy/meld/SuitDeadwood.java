package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Rank;
import io.vavr.collection.Array;

/** What the cards of one suit leave unmatched when they are melded in runs alone, for each of the 8,192 rank masks. */
final class SuitDeadwood {
    /** Bits of an entry of {@link #afterDiscard} below the points: enough for the number of any of the 52 cards. */
    static final int CARD_BITS = 6;

    private final Runs runs;
    private final Array<Integer> allRuns;

    SuitDeadwood(AceRuns aceRuns) {
        this.runs = Runs.of(aceRuns);
        this.allRuns = Array.range(0, Runs.SUIT + 1).filter(runs::isRun);
    }

    /**
     * The least points left by each mask. The lowest card is either left or in one of the runs that hold it; what is
     * left then is a smaller mask.
     */
    byte[] least() {
        byte[] least = new byte[Runs.SUIT + 1];
        for (int ranks = 1; ranks <= Runs.SUIT; ranks++) {
            int lowest = ranks & -ranks;
            int points = points(lowest) + least[ranks ^ lowest];
            for (int run : allRuns) {
                if ((run & lowest) != 0 && (run & ~ranks) == 0) {
                    points = Math.min(points, least[ranks ^ run]);
                }
            }
            least[ranks] = (byte) points;
        }
        return least;
    }

    /**
     * The least points left by each mask once one of its cards is discarded, shifted by {@link #CARD_BITS}, and below
     * them the lowest rank whose discard does it. The empty mask has nothing to discard: more points than any hand.
     */
    static short[] afterDiscard(byte[] least) {
        short[] after = new short[least.length];
        after[0] = Short.MAX_VALUE;
        for (int ranks = 1; ranks < after.length; ranks++) {
            int best = Short.MAX_VALUE;
            for (int rest = ranks; rest != 0; rest &= rest - 1) {
                int left = least[ranks ^ (rest & -rest)];
                best = Math.min(best, (left << CARD_BITS) | Integer.numberOfTrailingZeros(rest));
            }
            after[ranks] = (short) best;
        }
        return after;
    }

    /** The cards of each mask that some run within it holds. */
    short[] inRuns() {
        short[] inRuns = new short[Runs.SUIT + 1];
        for (int ranks = 0; ranks <= Runs.SUIT; ranks++) {
            int held = 0;
            for (int run : allRuns) {
                held |= (run & ~ranks) == 0 ? run : 0;
            }
            inRuns[ranks] = (short) held;
        }
        return inRuns;
    }

    private static int points(int rank) {
        return Rank.of(Integer.numberOfTrailingZeros(rank)).points();
    }
}
