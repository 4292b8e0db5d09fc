package dev.croupier.ginrummy.bot;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;

/**
 * What the heuristic thinks of cards: which to take, which to part with, when to knock. Everything is asked of masks of cards, without
 * allocation, so that playouts can ask it millions of times a second.
 *
 * @param deadwood the tables of the kind of runs that is played
 * @param partners the pairs of that kind
 * @param weights what counts how much
 */
record Judgement(Deadwood deadwood, Partners partners, Weights weights) {
    private static final int[] POINTS =
            Card.deck().toJavaStream().mapToInt(Card::points).toArray();

    static Judgement of(AceRuns aceRuns, Weights weights) {
        return new Judgement(Deadwood.of(aceRuns), Partners.of(aceRuns), weights);
    }

    static int points(int card) {
        return POINTS[card];
    }

    /**
     * Whether a card is taken from the pile: when it comes into a meld and that lowers the deadwood, or when the hand can be knocked with it.
     *
     * @param hand before the draw
     * @param top the card's number
     * @param putsBack whether the card may be discarded in the same turn
     */
    boolean wants(long hand, int top, int limit, int stock, boolean putsBack) {
        long with = hand | 1L << top;
        int left = Deadwood.deadwood(deadwood.bestDiscard(with, putsBack ? Deadwood.NO_CARD : top));
        int before = deadwood.minimum(hand);
        boolean melds = deadwood.minimum(with) < before + POINTS[top];
        return left < before && (melds || (left <= limit && knocks(left, stock)));
    }

    /**
     * The card to part with, by number.
     *
     * @param hand the whole hand, before the discard
     * @param allowed those of its cards that may be discarded; one at least
     * @param held what the opponent is known to hold
     * @param unseen the cards whose place is not known
     */
    int discard(long hand, long allowed, long held, long unseen) {
        double least = Double.POSITIVE_INFINITY;
        int chosen = Long.numberOfTrailingZeros(allowed);
        for (long rest = allowed; rest != 0; ) {
            int card = 63 - Long.numberOfLeadingZeros(rest);
            rest ^= 1L << card;
            double cost = cost(hand, card, held, unseen, least);
            if (cost < least) {
                least = cost;
                chosen = card;
            }
        }
        return chosen;
    }

    /** What it costs to part with {@code card}, in points: the deadwood left, the chances given up, the chances given away. */
    double cost(long hand, int card, long held, long unseen) {
        return cost(hand, card, held, unseen, Double.POSITIVE_INFINITY);
    }

    /** The cost, or a part of it that is too much already. */
    private double cost(long hand, int card, long held, long unseen, double tooMuch) {
        long kept = hand & ~(1L << card);
        double cost = deadwood.minimum(kept);
        if (cost < tooMuch) {
            cost += weights.out() * partners.outs(card, kept, unseen);
        }
        return cost < tooMuch ? cost + weights.welcome() * partners.welcome(card, held, unseen) : cost;
    }

    /** Whether a hand that leaves {@code left}, within the limit, is knocked rather than played on for gin. */
    boolean knocks(int left, int stock) {
        return left == 0 || left > weights.playOnWith() || stock < weights.playOnFrom() || stock > weights.playOnTo();
    }
}
