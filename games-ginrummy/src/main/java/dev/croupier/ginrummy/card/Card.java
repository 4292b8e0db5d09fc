package dev.croupier.ginrummy.card;

import io.vavr.collection.Array;

/**
 * One of the 52 playing cards (GIN-B1).
 *
 * <p>There is exactly one object for each card, so {@code ==} is equality. Cards are ordered by number: by suit in the
 * order of {@link Suit}, then from ace to king.
 */
public final class Card implements Comparable<Card> {
    /** How many cards a deck has. */
    public static final int COUNT = 52;

    private static final int RANKS = Rank.values().length;
    private static final Array<Card> DECK = Array.tabulate(COUNT, Card::new);

    private final int number;
    private final Suit suit;
    private final Rank rank;
    private final String notation;

    private Card(int number) {
        this.number = number;
        this.suit = Suit.of(number / RANKS);
        this.rank = Rank.of(number % RANKS);
        this.notation = "" + rank.symbol() + suit.symbol();
    }

    /**
     * The card with a number from 0 (ace of clubs) to 51 (king of spades).
     *
     * @throws IllegalArgumentException if there is no such card
     */
    public static Card of(int number) {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("card number " + number + " is not in 0..51");
        }
        return DECK.get(number);
    }

    /** The card of this rank and suit. */
    public static Card of(Rank rank, Suit suit) {
        return DECK.get(suit.number() * RANKS + rank.number());
    }

    /** All 52 cards in order. */
    public static Array<Card> deck() {
        return DECK;
    }

    /** The number of this card, 0 to 51: 13 × suit + rank, with suits and ranks counted from 0. */
    public int number() {
        return number;
    }

    /** The mask with this card alone: bit {@link #number()}. */
    public long mask() {
        return 1L << number;
    }

    /** The suit of this card. */
    public Suit suit() {
        return suit;
    }

    /** The rank of this card. */
    public Rank rank() {
        return rank;
    }

    /** What this card counts as deadwood, 1 to 10 points (GIN-B6). */
    public int points() {
        return rank.points();
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(number, other.number);
    }

    /** This card in notation, such as {@code 7H} or {@code TS}. */
    @Override
    public String toString() {
        return notation;
    }
}
