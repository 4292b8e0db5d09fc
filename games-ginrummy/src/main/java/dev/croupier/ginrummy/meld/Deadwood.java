package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;

/**
 * The least deadwood that a hand can leave (GIN-B7, GIN-B11 to GIN-B15), exact and without allocation.
 *
 * <p><b>Principle.</b> A hand is split into its four suits. Once it is settled which cards go into sets, the suits
 * no longer touch each other, for a run lies within one suit: what is left is the sum of four table entries, one
 * for each suit's mask of thirteen ranks. So only the sets have to be tried, and only ranks held three or four
 * times can be sets. Such a rank is <i>free</i> when none of its cards lies in any run of the hand: then its set
 * costs nothing and is taken at once. The other ranks, which are <i>contested</i>, are tried one after the other:
 * no set, the set of all its cards, or, with four cards, each of the sets of three.
 *
 * <p>The best discard comes from the same walk. A second table says, for each suit's mask, the least that it leaves
 * once it has lost one card, and which. The discard is either a card outside the chosen sets, so that one suit
 * looks into the second table and three into the first; or it is a card of a chosen set, and the walk has come to
 * that answer elsewhere too: what stays of a set of four is a set of three with the fourth card outside, what stays
 * of a set of three is no set. The latter is the one thing that taking free sets at once would lose, and it matters
 * only when nothing outside the sets is deadwood, that is in a hand that is melded entirely; such a hand is walked
 * again with every rank contested.
 *
 * <p><b>Why.</b> A search over melds is slow because a long run contains many shorter ones. Within a suit these
 * choices are settled once for all hands, when the tables are made. Of a hundred random hands of ten cards 97 have
 * no contested rank; their answer costs four loads, or eight with a free set, and hardly a branch that is hard to
 * foretell. Where aces stand in runs (GIN-MAH-2) changes the tables alone: the walk is the same for all values of
 * {@link AceRuns}. The tables of one value take 40 KB, of which a game touches little, for few cards of a suit are
 * in one hand.
 *
 * <p>Cards are {@code long} masks, bit {@code n} for the card with number {@code n}; a card by itself is its
 * number, 0 to 51. Any number of cards is answered. Deadwood is in points. An instance is immutable and safe for
 * use by many threads.
 */
public final class Deadwood {
    /** Stands for no card where a query lets one card be excluded. */
    public static final int NO_CARD = -1;

    private static final ByAceRuns<Deadwood> ALL = ByAceRuns.of(Deadwood::new);

    private static final int SUIT = Runs.SUIT;
    private static final int D = Runs.RANKS;
    private static final int H = 2 * Runs.RANKS;
    private static final int S = 3 * Runs.RANKS;
    private static final int CARD_BITS = SuitDeadwood.CARD_BITS;

    private final byte[] least;
    private final short[] afterDiscard;
    private final short[] inRuns;

    private Deadwood(AceRuns aceRuns) {
        SuitDeadwood suit = new SuitDeadwood(aceRuns);
        this.least = suit.least();
        this.afterDiscard = SuitDeadwood.afterDiscard(least);
        this.inRuns = suit.inRuns();
    }

    /** The tables for runs of this kind; always the same object. */
    public static Deadwood of(AceRuns aceRuns) {
        return ALL.get(aceRuns);
    }

    /**
     * The least points outside any set of disjoint melds of all these cards; 0 for eleven cards is big gin (GIN-B23).
     *
     * @throws IllegalArgumentException if the mask has bits beyond the 52 cards
     */
    public int minimum(long cards) {
        int c = (int) cards & SUIT;
        int d = (int) (cards >>> D) & SUIT;
        int h = (int) (cards >>> H) & SUIT;
        int s = spades(cards);
        int sets = (c & d & (h | s)) | (h & s & (c | d));
        if (sets == 0) {
            return least[c] + least[d] + least[h] + least[s];
        }
        int contested = sets & (inRuns[c] | inRuns[d] | inRuns[h] | inRuns[s]);
        int others = ~(sets ^ contested);
        return minimum(c & others, d & others, h & others, s & others, contested);
    }

    /**
     * The discard that leaves the least deadwood of all these cards, as one number that {@link #deadwood} and {@link
     * #card} take apart. Among equals it is the card with the lowest number.
     *
     * @throws IllegalArgumentException if there is no card, or the mask has bits beyond the 52 cards
     */
    public int bestDiscard(long cards) {
        int c = (int) cards & SUIT;
        int d = (int) (cards >>> D) & SUIT;
        int h = (int) (cards >>> H) & SUIT;
        int s = spades(cards);
        int sets = (c & d & (h | s)) | (h & s & (c | d));
        if (sets == 0) {
            return cards == 0 ? bestAmong(cards, cards) : bestDiscard(c, d, h, s);
        }
        int contested = sets & (inRuns[c] | inRuns[d] | inRuns[h] | inRuns[s]);
        int others = ~(sets ^ contested);
        if (contested != sets && minimum(c & others, d & others, h & others, s & others, contested) == 0) {
            return bestDiscard(c, d, h, s, sets);
        }
        return bestDiscard(c & others, d & others, h & others, s & others, contested);
    }

    /**
     * The discard that leaves the least deadwood when one card may not be discarded, such as the card just taken from
     * the pile (GIN-14); the card stays in the hand and may be melded.
     *
     * @param excluded the number of that card, or {@link #NO_CARD}
     * @throws IllegalArgumentException if no card may be discarded, or the mask has bits beyond the 52 cards
     */
    public int bestDiscard(long cards, int excluded) {
        int best = bestDiscard(cards);
        return card(best) == excluded ? bestAmong(cards, cards ^ (1L << excluded)) : best;
    }

    /** The deadwood, in points, that an answer of {@link #bestDiscard(long)} leaves. */
    public static int deadwood(int bestDiscard) {
        return bestDiscard >>> CARD_BITS;
    }

    /** The number of the card, 0 to 51, that an answer of {@link #bestDiscard(long)} discards. */
    public static int card(int bestDiscard) {
        return bestDiscard & ((1 << CARD_BITS) - 1);
    }

    /** The deadwood, in points, that discarding this one of the cards leaves. */
    public int afterDiscard(long cards, int card) {
        if (((cards >>> card) & 1) == 0 || card >= Card.COUNT) {
            throw new IllegalArgumentException("card " + card + " is not among " + Long.toHexString(cards));
        }
        return minimum(cards ^ (1L << card));
    }

    /**
     * What each discard leaves, in points: entry {@code i} is for the card with the {@code i}-th lowest number of these
     * cards. Entries beyond the cards stay as they are.
     *
     * @param left where the answers go; at least as long as there are cards
     */
    public void afterEachDiscard(long cards, int[] left) {
        int place = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            left[place++] = minimum(cards ^ (rest & -rest));
        }
    }

    /** What each discard leaves, in points, for the cards from the lowest number to the highest. */
    public int[] afterEachDiscard(long cards) {
        int[] left = new int[Long.bitCount(cards)];
        afterEachDiscard(cards, left);
        return left;
    }

    /**
     * Whether some discard leaves deadwood within the limit (GIN-B16, GIN-11, GIN-E4, GIN-E5).
     *
     * @param limit the most deadwood, in points, that may be left; 0 asks for gin
     * @param excluded the number of a card that may not be discarded (GIN-14), or {@link #NO_CARD}
     */
    public boolean knockPossible(long cards, int limit, int excluded) {
        int best = bestDiscard(cards);
        if (deadwood(best) > limit || card(best) != excluded) {
            return deadwood(best) <= limit;
        }
        for (long rest = cards ^ (1L << excluded); rest != 0; rest &= rest - 1) {
            if (minimum(cards ^ (rest & -rest)) <= limit) {
                return true;
            }
        }
        return false;
    }

    /**
     * The mask of all discards that leave deadwood within the limit: the knocks that are legal (GIN-B16).
     *
     * @param limit the most deadwood, in points, that may be left; 0 asks for gin
     * @param excluded the number of a card that may not be discarded (GIN-14), or {@link #NO_CARD}
     */
    public long discardsWithin(long cards, int limit, int excluded) {
        if (deadwood(bestDiscard(cards)) > limit) {
            return Cards.NONE;
        }
        long within = Cards.NONE;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            long card = rest & -rest;
            within |= minimum(cards ^ card) <= limit ? card : Cards.NONE;
        }
        return excluded == NO_CARD ? within : within & ~(1L << excluded);
    }

    private int minimum(int c, int d, int h, int s, int sets) {
        if (sets == 0) {
            return least[c] + least[d] + least[h] + least[s];
        }
        int rank = sets & -sets;
        int rest = sets ^ rank;
        int no = ~rank;
        int best = minimum(c, d, h, s, rest);
        if (best == 0) {
            return 0;
        }
        best = Math.min(best, minimum(c & no, d & no, h & no, s & no, rest));
        if ((c & d & h & s & rank) != 0) {
            best = Math.min(best, minimum(c, d & no, h & no, s & no, rest));
            best = Math.min(best, minimum(c & no, d, h & no, s & no, rest));
            best = Math.min(best, minimum(c & no, d & no, h, s & no, rest));
            best = Math.min(best, minimum(c & no, d & no, h & no, s, rest));
        }
        return best;
    }

    private int bestDiscard(int c, int d, int h, int s, int sets) {
        if (sets == 0) {
            return bestDiscard(c, d, h, s);
        }
        int rank = sets & -sets;
        int rest = sets ^ rank;
        int no = ~rank;
        int best = Math.min(bestDiscard(c, d, h, s, rest), bestDiscard(c & no, d & no, h & no, s & no, rest));
        if ((c & d & h & s & rank) != 0) {
            best = Math.min(best, bestDiscard(c, d & no, h & no, s & no, rest));
            best = Math.min(best, bestDiscard(c & no, d, h & no, s & no, rest));
            best = Math.min(best, bestDiscard(c & no, d & no, h, s & no, rest));
            best = Math.min(best, bestDiscard(c & no, d & no, h & no, s, rest));
        }
        return best;
    }

    private int bestDiscard(int c, int d, int h, int s) {
        int clubs = least[c];
        int diamonds = least[d];
        int hearts = least[h];
        int spades = least[s];
        int all = clubs + diamonds + hearts + spades;
        int fromClubs = ((all - clubs) << CARD_BITS) + afterDiscard[c];
        int fromDiamonds = ((all - diamonds) << CARD_BITS) + afterDiscard[d] + D;
        int fromHearts = ((all - hearts) << CARD_BITS) + afterDiscard[h] + H;
        int fromSpades = ((all - spades) << CARD_BITS) + afterDiscard[s] + S;
        return Math.min(Math.min(fromClubs, fromDiamonds), Math.min(fromHearts, fromSpades));
    }

    private int bestAmong(long cards, long discards) {
        if (discards == 0) {
            throw new IllegalArgumentException("no card of " + Long.toHexString(cards) + " may be discarded");
        }
        int best = Integer.MAX_VALUE;
        for (long rest = discards; rest != 0; rest &= rest - 1) {
            int left = minimum(cards ^ (rest & -rest));
            best = Math.min(best, (left << CARD_BITS) | Long.numberOfTrailingZeros(rest));
        }
        return best;
    }

    private static int spades(long cards) {
        long spades = cards >>> S;
        if (spades > SUIT) {
            throw new IllegalArgumentException(Long.toHexString(cards) + " has bits beyond the 52 cards");
        }
        return (int) spades;
    }
}
