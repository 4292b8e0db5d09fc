package dev.croupier.ginrummy.card;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;

/**
 * Sets of cards as {@code long} masks: bit {@code n} is set when the card with number {@code n} belongs to the set.
 *
 * <p>Bits 52 to 63 stand for nothing and must be clear.
 */
public final class Cards {
    /** The mask of no card. */
    public static final long NONE = 0L;

    /** The mask of all 52 cards. */
    public static final long DECK = (1L << Card.COUNT) - 1;

    private Cards() {}

    /** The mask of these cards; a card named twice counts once. */
    public static long of(Card... cards) {
        long mask = NONE;
        for (Card card : cards) {
            mask |= card.mask();
        }
        return mask;
    }

    /** The mask of these cards; a card named twice counts once. */
    public static long of(Iterable<Card> cards) {
        long mask = NONE;
        for (Card card : cards) {
            mask |= card.mask();
        }
        return mask;
    }

    /**
     * The mask of a set of cards by number.
     *
     * @throws IllegalArgumentException if the set has a number beyond 51
     */
    public static long mask(CardSet cards) {
        if (cards.high() != 0) {
            throw new IllegalArgumentException(cards + " has numbers beyond the 52 cards");
        }
        return checked(cards.low());
    }

    /** The cards of a mask in order: by suit (C, D, H, S), then from ace to king. */
    public static Array<Card> list(long cards) {
        checked(cards);
        Card[] list = new Card[Long.bitCount(cards)];
        int place = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            list[place++] = Card.of(Long.numberOfTrailingZeros(rest));
        }
        return Array.of(list);
    }

    /** The points of all these cards together (GIN-B6). */
    public static int points(long cards) {
        int points = 0;
        for (long rest = checked(cards); rest != 0; rest &= rest - 1) {
            points += Card.of(Long.numberOfTrailingZeros(rest)).points();
        }
        return points;
    }

    /**
     * The same mask, once it is certain that it stands for cards.
     *
     * @throws IllegalArgumentException if one of the bits 52 to 63 is set
     */
    public static long checked(long cards) {
        if ((cards & ~DECK) != 0) {
            throw new IllegalArgumentException("0x" + Long.toHexString(cards) + " has bits beyond the 52 cards");
        }
        return cards;
    }
}
