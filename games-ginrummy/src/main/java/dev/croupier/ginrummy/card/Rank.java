package dev.croupier.ginrummy.card;

import io.vavr.collection.Array;

/** One of the thirteen ranks, from ace to king; the ace is the lowest (GIN-B15). */
public enum Rank {
    ACE(0, 'A'),
    TWO(1, '2'),
    THREE(2, '3'),
    FOUR(3, '4'),
    FIVE(4, '5'),
    SIX(5, '6'),
    SEVEN(6, '7'),
    EIGHT(7, '8'),
    NINE(8, '9'),
    TEN(9, 'T'),
    JACK(10, 'J'),
    QUEEN(11, 'Q'),
    KING(12, 'K');

    private static final Array<Rank> ALL = Array.of(values());

    private final int number;
    private final char symbol;

    Rank(int number, char symbol) {
        this.number = number;
        this.symbol = symbol;
    }

    /**
     * The rank with a number from 0 to 12.
     *
     * @throws IndexOutOfBoundsException if there is no such rank
     */
    public static Rank of(int number) {
        return ALL.get(number);
    }

    /** The place of this rank among the thirteen: 0 for the ace to 12 for the king. */
    public int number() {
        return number;
    }

    /** The character that stands for this rank in notation: {@code A 2 3 4 5 6 7 8 9 T J Q K}. */
    public char symbol() {
        return symbol;
    }

    /** What a card of this rank counts as deadwood, in points: ace 1, two to ten their number, J Q K 10 (GIN-B6). */
    public int points() {
        return Math.min(number + 1, 10);
    }
}
