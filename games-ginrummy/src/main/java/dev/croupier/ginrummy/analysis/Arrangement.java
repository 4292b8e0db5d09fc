package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;

/**
 * A hand laid out: disjoint melds, and the unmatched cards that count as deadwood (GIN-B7, GIN-B14).
 *
 * @param melds the melds in canonical order
 * @param unmatched the mask of the cards outside the melds
 */
public record Arrangement(Array<Meld> melds, long unmatched) {
    /**
     * Sorts the melds.
     *
     * @throws IllegalArgumentException if a card is in two places
     */
    public Arrangement {
        melds = melds.sorted();
        long seen = Cards.checked(unmatched);
        for (Meld meld : melds) {
            if (meld.meets(seen)) {
                throw new IllegalArgumentException("[" + meld + "] shares a card with the rest of the hand");
            }
            seen |= meld.cards();
        }
    }

    /** The mask of all cards, melded or not. */
    public long cards() {
        return unmatched | melded();
    }

    /** The mask of the cards in melds. */
    public long melded() {
        return union(melds);
    }

    /** What the unmatched cards count, in points (GIN-B6). */
    public int deadwood() {
        return Cards.points(unmatched);
    }

    /** Whether no card is unmatched: gin, or big gin if nothing has been discarded (GIN-B22, GIN-B23). */
    public boolean isGin() {
        return unmatched == Cards.NONE;
    }

    /** Melds, deadwood cards and points, such as {@code 5C 5D 5H|AS 2S 3S + 7C 9D (16)}. */
    @Override
    public String toString() {
        return melds.mkString("|") + " + " + CardNotation.format(unmatched) + " (" + deadwood() + ")";
    }

    static long union(Iterable<Meld> melds) {
        long union = Cards.NONE;
        for (Meld meld : melds) {
            union |= meld.cards();
        }
        return union;
    }
}
