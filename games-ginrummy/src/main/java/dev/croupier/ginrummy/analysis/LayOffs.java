package dev.croupier.ginrummy.analysis;

import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The defender's answer to a knock: melds of its own, and cards laid off on the knocker's (GIN-B18, GIN-B19, GIN-12).
 *
 * @param own the defender's melds, and what stays unmatched in the end
 * @param layOffs the cards laid off, in an order in which each is legal when it comes
 */
public record LayOffs(Arrangement own, Array<LayOff> layOffs) {
    /** The deadwood that counts against the defender, in points. */
    public int deadwood() {
        return own.deadwood();
    }

    /**
     * The least deadwood that the defender can reach, own melds and lay-offs chosen together (GIN-E6 to GIN-E8): an own
     * meld is broken up when its cards do more on the table. Among equals it is the answer that lays off the fewest
     * cards, then the lowest ones.
     *
     * @param knockerMelds the declared melds, in any order
     * @param hand the mask of the defender's cards
     * @throws IllegalArgumentException if a card is in two places, or a meld is none with such aces
     */
    public static LayOffs optimal(Seq<Meld> knockerMelds, long hand, AceRuns aceRuns) {
        return search(knockerMelds, hand, aceRuns).best();
    }

    /** As {@link #optimal(Seq, long, AceRuns)}. */
    public static LayOffs optimal(Seq<Meld> knockerMelds, CardSet hand, AceRuns aceRuns) {
        return optimal(knockerMelds, Cards.mask(hand), aceRuns);
    }

    /**
     * The deadwood of {@link #optimal} alone, in points.
     *
     * @throws IllegalArgumentException if a card is in two places, or a meld is none with such aces
     */
    public static int minimum(Seq<Meld> knockerMelds, long hand, AceRuns aceRuns) {
        return search(knockerMelds, hand, aceRuns).least();
    }

    /** The defender's answer to gin, on which nothing is laid off (GIN-6): the best own melds. */
    public static LayOffs none(long hand, AceRuns aceRuns) {
        return new LayOffs(Arrangements.best(hand, aceRuns), Array.empty());
    }

    private static LayOffSearch search(Seq<Meld> knockerMelds, long hand, AceRuns aceRuns) {
        long seen = Cards.checked(hand);
        long[] melds = new long[knockerMelds.size()];
        int place = 0;
        for (Meld meld : knockerMelds) {
            if (meld.meets(seen)) {
                throw new IllegalArgumentException("[" + meld + "] shares a card with the hand or another meld");
            }
            if (!aceRuns.isMeld(meld.cards())) {
                throw new IllegalArgumentException("[" + meld + "] is no meld with aces " + aceRuns);
            }
            seen |= meld.cards();
            melds[place++] = meld.cards();
        }
        return new LayOffSearch(melds, hand, aceRuns, Deadwood.of(aceRuns));
    }
}
