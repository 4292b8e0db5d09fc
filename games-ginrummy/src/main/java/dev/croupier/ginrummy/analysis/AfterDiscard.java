package dev.croupier.ginrummy.analysis;

import dev.croupier.ginrummy.card.Card;

/**
 * A discard and what it leaves. The order is best first: least deadwood, then the lowest card number.
 *
 * @param discard the card
 * @param deadwood the least deadwood of the other cards, in points
 */
public record AfterDiscard(Card discard, int deadwood) implements Comparable<AfterDiscard> {
    @Override
    public int compareTo(AfterDiscard other) {
        return deadwood != other.deadwood
                ? Integer.compare(deadwood, other.deadwood)
                : discard.compareTo(other.discard);
    }
}
