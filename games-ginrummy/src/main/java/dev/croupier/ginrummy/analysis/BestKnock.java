package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A knock: the card to discard and the melds to declare (GIN-B16, GIN-B17, GIN-10).
 *
 * <p>The knock to be preferred is gin if that can be had, else the one with the least deadwood; among those the one
 * that lets the opponent lay off least. The measure of that is the <i>openings</i>: the cards that one of the
 * declared melds would take next and that the opponent may hold, which is to say those that are neither among the
 * knocker's own cards nor known to be elsewhere. Fewer openings are better, then fewer points on them; then the
 * lower number of the discard, then the order of the melds. Gin has no openings, for nothing is laid off on it
 * (GIN-B22).
 *
 * @param discard the card to discard
 * @param arrangement the rest of the hand, with the melds to declare
 * @param openings the mask of the cards that the opponent may be able to lay off next
 */
public record BestKnock(Card discard, Arrangement arrangement, long openings) implements Comparable<BestKnock> {
    /**
     * The knock to be preferred, if there is one.
     *
     * @param cards the mask of the 11 or 14 cards before the discard
     * @param limit the most deadwood, in points, to knock with; 0 asks for gin
     * @param taken the card just taken from the pile, if any, which may not be discarded (GIN-14)
     * @param elsewhere the mask of cards that the opponent certainly doesn't hold, such as those in the pile
     */
    public static Option<BestKnock> of(long cards, int limit, Option<Card> taken, long elsewhere, AceRuns aceRuns) {
        Deadwood deadwood = Deadwood.of(aceRuns);
        int excluded = Arrangements.numberOf(taken);
        if (!deadwood.knockPossible(cards, limit, excluded)) {
            return Option.none();
        }
        int least = Deadwood.deadwood(deadwood.bestDiscard(cards, excluded));
        return Cards.list(deadwood.discardsWithin(cards, least, excluded))
                .flatMap(discard -> knocks(cards, discard, elsewhere, aceRuns))
                .min();
    }

    private static Array<BestKnock> knocks(long cards, Card discard, long elsewhere, AceRuns aceRuns) {
        return Arrangements.optimal(cards ^ discard.mask(), aceRuns)
                .map(arrangement ->
                        new BestKnock(discard, arrangement, openings(arrangement, aceRuns) & ~(cards | elsewhere)));
    }

    private static long openings(Arrangement arrangement, AceRuns aceRuns) {
        long openings = Cards.NONE;
        for (Meld meld : arrangement.isGin() ? Array.<Meld>empty() : arrangement.melds()) {
            openings |= meld.takes(aceRuns);
        }
        return openings;
    }

    /** The order of preference, the best first; the minimum of an {@code Array} is the first of equals. */
    @Override
    public int compareTo(BestKnock other) {
        int order = Integer.compare(arrangement.deadwood(), other.arrangement.deadwood());
        if (order == 0) {
            order = Integer.compare(Long.bitCount(openings), Long.bitCount(other.openings));
        }
        if (order == 0) {
            order = Integer.compare(Cards.points(openings), Cards.points(other.openings));
        }
        return order != 0 ? order : discard.compareTo(other.discard);
    }
}
