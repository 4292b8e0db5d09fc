package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;

/**
 * Where an ace may stand in a run (GIN-20, GIN-MAH-2).
 *
 * <p>A run holds an ace once, whatever the value: the longest run is the thirteen cards of a suit. As deadwood an ace
 * counts 1 point always.
 */
public enum AceRuns {
    /** Below the two only: A-2-3, but not Q-K-A (GIN-B15). */
    LOW(0),
    /** Below the two or above the king: A-2-3 and Q-K-A, but not K-A-2. */
    HIGH_OR_LOW(1),
    /** Between king and two as well: A-2-3, Q-K-A and K-A-2. */
    AROUND_THE_CORNER(12);

    private final int ranksAboveKing;

    AceRuns(int ranksAboveKing) {
        this.ranksAboveKing = ranksAboveKing;
    }

    /** Whether these cards, a {@code long} mask, are one meld: a set or a run (GIN-B11 to GIN-B13). */
    public boolean isMeld(long cards) {
        return Sets.isSet(cards) || isRun(cards);
    }

    /**
     * The mask of all cards that may be laid off on this meld next (GIN-B19, GIN-12, GIN-MAH-3): the fourth card of
     * a set of three, the cards beyond the ends of a run.
     *
     * @param meld the mask of a meld
     * @throws IllegalArgumentException if it is no meld
     */
    public long takes(long meld) {
        if (Sets.isSet(meld)) {
            return Sets.takes(meld);
        }
        if (!isRun(meld)) {
            throw new IllegalArgumentException(CardNotation.format(meld) + " is no meld with aces " + this);
        }
        int suit = Long.numberOfTrailingZeros(meld) / Runs.RANKS * Runs.RANKS;
        long longer = Runs.of(this).takes((int) (meld >>> suit));
        return longer << suit;
    }

    private boolean isRun(long cards) {
        if (Cards.checked(cards) == Cards.NONE) {
            return false;
        }
        int suit = Long.numberOfTrailingZeros(cards) / Runs.RANKS * Runs.RANKS;
        long ranks = cards >>> suit;
        return ranks <= Runs.SUIT && Runs.of(this).isRun((int) ranks);
    }

    /** How many ranks, counted on from the ace, a run may use above the king: 0, 1 or 12. */
    int ranksAboveKing() {
        return ranksAboveKing;
    }
}
