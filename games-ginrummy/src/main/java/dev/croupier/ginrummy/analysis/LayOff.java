package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.meld.Meld;

/**
 * One card laid off on one of the knocker's melds (GIN-B19).
 *
 * @param card the card
 * @param place which of the knocker's melds it goes on, counted from 0 in the order in which they were given
 * @param onto that meld as it lies when this card comes, earlier lay-offs included
 */
public record LayOff(Card card, int place, Meld onto) {
    /** The card and the meld, such as {@code 8H on 5H 6H 7H}. */
    @Override
    public String toString() {
        return card + " on " + onto;
    }
}
