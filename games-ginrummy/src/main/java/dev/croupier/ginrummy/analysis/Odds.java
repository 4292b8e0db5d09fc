package dev.croupier.ginrummy.analysis;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.odds.Probability;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import io.vavr.collection.TreeMap;

/**
 * What the next draw from the stock can do for a hand, in exact probabilities.
 *
 * <p>Each unseen card is as likely as any other to be the next one, wherever the rest of them lie. After the draw the
 * best discard is made, which may be the drawn card (GIN-B8), so that no draw makes a hand worse.
 *
 * @param current the least deadwood of the hand before the draw, in points
 * @param distribution how likely each deadwood, in points, is after draw and discard; only what can happen, least first
 */
public record Odds(int current, TreeMap<Integer, Probability> distribution) {
    /**
     * The odds of one draw.
     *
     * @param hand the mask of the 10 or 13 cards before the draw
     * @param unseen the mask of the cards of which one is drawn: all that the player doesn't know to be elsewhere
     * @throws IllegalArgumentException if no card is unseen, or an unseen card is in the hand
     */
    public static Odds ofNextDraw(long hand, long unseen, AceRuns aceRuns) {
        check(hand, unseen, 1);
        Deadwood deadwood = Deadwood.of(aceRuns);
        int current = deadwood.minimum(hand);
        int[] cases = new int[current + 1];
        for (long rest = unseen; rest != 0; rest &= rest - 1) {
            cases[Deadwood.deadwood(deadwood.bestDiscard(hand | (rest & -rest)))]++;
        }
        TreeMap<Integer, Probability> distribution = TreeMap.empty();
        for (int points = 0; points <= current; points++) {
            if (cases[points] > 0) {
                distribution = distribution.put(points, Probability.of(cases[points], Long.bitCount(unseen)));
            }
        }
        return new Odds(current, distribution);
    }

    /** As {@link #ofNextDraw(long, long, AceRuns)}. */
    public static Odds ofNextDraw(CardSet hand, CardSet unseen, AceRuns aceRuns) {
        return ofNextDraw(Cards.mask(hand), Cards.mask(unseen), aceRuns);
    }

    /** The probability that the draw makes the least deadwood less than it is. */
    public Probability improves() {
        return atMost(current - 1);
    }

    /** The probability that the deadwood, after draw and discard, is within a limit in points. */
    public Probability atMost(int limit) {
        Probability sum = Probability.ZERO;
        for (var entry : distribution) {
            sum = entry._1 <= limit ? sum.plus(entry._2) : sum;
        }
        return sum;
    }

    /** The probability of gin, big gin included, which can always be played as gin (GIN-9). */
    public Probability gin() {
        return atMost(0);
    }

    /**
     * The unseen cards that bring the hand within a limit when one of them is drawn.
     *
     * @param limit the most deadwood after draw and discard, in points
     * @return the mask of these cards
     */
    public static long drawsWithin(long hand, long unseen, int limit, AceRuns aceRuns) {
        check(hand, unseen, 0);
        return drawsWithin(hand, unseen, limit, Deadwood.of(aceRuns));
    }

    /**
     * The probability that two draws of one's own are enough to bring the hand within a limit, if the discard between
     * them is the one that serves this best. The second card is drawn from what is unseen after the first; what the
     * opponent does in between is left out.
     *
     * @param hand the mask of the 10 or 13 cards before the first draw
     * @param unseen the mask of the cards that may be drawn
     * @param limit the most deadwood after draw and discard, in points
     * @throws IllegalArgumentException if fewer than two cards are unseen, or an unseen card is in the hand
     */
    public static Probability withinTwoDraws(long hand, long unseen, int limit, AceRuns aceRuns) {
        check(hand, unseen, 2);
        Deadwood deadwood = Deadwood.of(aceRuns);
        int others = Long.bitCount(unseen) - 1;
        long favourable = 0;
        for (long rest = unseen; rest != 0; rest &= rest - 1) {
            long drawn = rest & -rest;
            boolean atOnce = Deadwood.deadwood(deadwood.bestDiscard(hand | drawn)) <= limit;
            favourable += atOnce ? others : mostDrawsWithin(hand | drawn, unseen ^ drawn, limit, deadwood);
        }
        return Probability.of(favourable, (long) others * (others + 1));
    }

    /** As {@link #withinTwoDraws(long, long, int, AceRuns)}. */
    public static Probability withinTwoDraws(CardSet hand, CardSet unseen, int limit, AceRuns aceRuns) {
        return withinTwoDraws(Cards.mask(hand), Cards.mask(unseen), limit, aceRuns);
    }

    private static int mostDrawsWithin(long cards, long unseen, int limit, Deadwood deadwood) {
        int most = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            long hand = cards ^ (rest & -rest);
            most = Math.max(most, Long.bitCount(drawsWithin(hand, unseen, limit, deadwood)));
        }
        return most;
    }

    private static long drawsWithin(long hand, long unseen, int limit, Deadwood deadwood) {
        long within = Cards.NONE;
        for (long rest = unseen; rest != 0; rest &= rest - 1) {
            long drawn = rest & -rest;
            within |= Deadwood.deadwood(deadwood.bestDiscard(hand | drawn)) <= limit ? drawn : Cards.NONE;
        }
        return within;
    }

    private static void check(long hand, long unseen, int fewest) {
        long known = Cards.checked(hand);
        if (Long.bitCount(Cards.checked(unseen)) < fewest || (unseen & known) != 0) {
            throw new IllegalArgumentException("unseen cards 0x" + Long.toHexString(unseen) + " for the hand 0x"
                    + Long.toHexString(hand) + ": at least " + fewest + " are needed, none of them in the hand");
        }
    }
}
