package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Cards;

/** The sets: three or four cards of one rank (GIN-B12). */
final class Sets {
    private static final int SMALLEST = 3;

    /** The aces of all suits; shifted by a rank, the cards of that rank. */
    private static final long ACES = 1L | (1L << Runs.RANKS) | (1L << (2 * Runs.RANKS)) | (1L << (3 * Runs.RANKS));

    private Sets() {}

    static boolean isSet(long cards) {
        return Long.bitCount(Cards.checked(cards)) >= SMALLEST && (cards & ~sameRank(cards)) == 0;
    }

    /** The card that a set of three lacks; none for a set of four. */
    static long takes(long set) {
        return sameRank(set) & ~set;
    }

    /** All four cards of the rank that the lowest of these cards has. */
    private static long sameRank(long cards) {
        return ofRank(Long.numberOfTrailingZeros(cards) % Runs.RANKS);
    }

    static long ofRank(int rank) {
        return ACES << rank;
    }
}
