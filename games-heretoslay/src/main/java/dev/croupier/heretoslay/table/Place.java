package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;

/**
 * A place where a hidden card may be: a hand, or for a sampler a part of the main deck.
 *
 * @param deck whether it is in the main deck
 * @param index the seat, or the part of the deck from the top
 */
public record Place(boolean deck, int index) implements Comparable<Place> {
    private static final Place[] HANDS = new Place[16];

    static {
        for (int i = 0; i < HANDS.length; i++) {
            HANDS[i] = new Place(false, i);
        }
    }

    public static Place hand(Seat seat) {
        return HANDS[seat.index()];
    }

    public static Place deck(int part) {
        return new Place(true, part);
    }

    @Override
    public int compareTo(Place other) {
        return deck == other.deck ? Integer.compare(index, other.index) : Boolean.compare(deck, other.deck);
    }

    @Override
    public String toString() {
        return (deck ? "deck" : "hand") + index;
    }
}
