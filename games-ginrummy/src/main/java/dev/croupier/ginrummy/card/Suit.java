package dev.croupier.ginrummy.card;

import io.vavr.collection.Array;

/** One of the four suits, in the order in which hands are sorted: clubs, diamonds, hearts, spades. */
public enum Suit {
    CLUBS(0, 'C', '♣'),
    DIAMONDS(1, 'D', '♦'),
    HEARTS(2, 'H', '♥'),
    SPADES(3, 'S', '♠');

    private static final Array<Suit> ALL = Array.of(values());

    private final int number;
    private final char symbol;
    private final char pip;

    Suit(int number, char symbol, char pip) {
        this.number = number;
        this.symbol = symbol;
        this.pip = pip;
    }

    /**
     * The suit with a number from 0 to 3.
     *
     * @throws IndexOutOfBoundsException if there is no such suit
     */
    public static Suit of(int number) {
        return ALL.get(number);
    }

    /** The place of this suit among the four: 0 for clubs to 3 for spades. */
    public int number() {
        return number;
    }

    /** The letter that stands for this suit in notation: {@code C}, {@code D}, {@code H} or {@code S}. */
    public char symbol() {
        return symbol;
    }

    /** The printed sign of this suit: ♣, ♦, ♥ or ♠. */
    public char pip() {
        return pip;
    }
}
