package dev.croupier.ginrummy.bot;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.AceRuns;
import java.util.Arrays;

/**
 * For each card, the pairs of cards with which it is a meld: at most three of its rank and three of its suit. Masks of two cards each.
 */
final class Partners {
    private static final double BOTH_UNKNOWN = 0.1;
    private static final double ONE_KNOWN = 0.4;
    private static final double BOTH_KNOWN = 1.5;

    private static final Partners LOW = new Partners(AceRuns.LOW);
    private static final Partners HIGH_OR_LOW = new Partners(AceRuns.HIGH_OR_LOW);
    private static final Partners AROUND_THE_CORNER = new Partners(AceRuns.AROUND_THE_CORNER);

    private final long[][] pairs = new long[Card.COUNT][];

    private Partners(AceRuns aceRuns) {
        for (int card = 0; card < Card.COUNT; card++) {
            long[] found = new long[6];
            int count = 0;
            for (int first = 0; first < Card.COUNT; first++) {
                for (int second = first + 1; second < Card.COUNT; second++) {
                    long pair = 1L << first | 1L << second;
                    if (first != card && second != card && aceRuns.isMeld(pair | 1L << card)) {
                        found[count++] = pair;
                    }
                }
            }
            pairs[card] = Arrays.copyOf(found, count);
        }
    }

    static Partners of(AceRuns aceRuns) {
        return switch (aceRuns) {
            case LOW -> LOW;
            case HIGH_OR_LOW -> HIGH_OR_LOW;
            case AROUND_THE_CORNER -> AROUND_THE_CORNER;
        };
    }

    /** The chances of {@code card} to come into a meld: the cards of {@code live} that make it one together with a card of {@code hand}. */
    int outs(int card, long hand, long live) {
        int outs = 0;
        for (long pair : pairs[card]) {
            if ((pair & hand) != 0 && (pair & live) != 0) {
                outs++;
            }
        }
        return outs;
    }

    /** Whether {@code card} is a meld with two cards of {@code hand}. */
    boolean meld(int card, long hand) {
        for (long pair : pairs[card]) {
            if ((pair & ~hand) == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * How welcome {@code card} may be to an opponent, from 0 for a dead card: each pair that it could hold counts, more if cards of it are
     * known to be held.
     *
     * @param held what the opponent is known to hold
     * @param live what it may hold besides
     */
    double welcome(int card, long held, long live) {
        double welcome = 0.0;
        for (long pair : pairs[card]) {
            if ((pair & ~(held | live)) == 0) {
                int known = Long.bitCount(pair & held);
                welcome += known == 0 ? BOTH_UNKNOWN : known == 1 ? ONE_KNOWN : BOTH_KNOWN;
            }
        }
        return welcome;
    }
}
