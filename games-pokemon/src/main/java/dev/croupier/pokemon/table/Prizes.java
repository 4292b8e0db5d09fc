package dev.croupier.pokemon.table;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;

/**
 * A player's Prize cards: places that were filled in the set-up. Which card lies where nobody knows, its owner included.
 *
 * @param slots by place, the number of the card; {@link #TAKEN} where it was taken
 * @param faceUp the places whose card lies face up, as bits
 * @param known whether the owner knows which cards they are, though not where: the own deck was searched (DESIGN §4)
 */
public record Prizes(Array<Integer> slots, int faceUp, boolean known) {
    /** The place is empty. */
    public static final int TAKEN = -1;

    private static final Prizes NONE = new Prizes(Array.empty(), 0, false);

    public static Prizes none() {
        return NONE;
    }

    /** How many are left. */
    public int left() {
        int left = 0;
        for (int place = 0; place < slots.size(); place++) {
            if (slots.get(place) != TAKEN) {
                left++;
            }
        }
        return left;
    }

    public boolean isThere(int place) {
        return place >= 0 && place < slots.size() && slots.get(place) != TAKEN;
    }

    /** Whether a card lies there face up. */
    public boolean isFaceUp(int place) {
        return isThere(place) && (faceUp >> place & 1) != 0;
    }

    /** The cards that are left. */
    public CardSet cards() {
        CardSet cards = CardSet.empty();
        for (int card : slots) {
            if (card != TAKEN) {
                cards = cards.with(card);
            }
        }
        return cards;
    }

    /** Without the card of that place. */
    public Prizes without(int place) {
        return new Prizes(slots.update(place, TAKEN), faceUp & ~(1 << place), known);
    }

    /** With another card in that place. */
    public Prizes with(int place, int card) {
        return new Prizes(slots.update(place, card), faceUp, known);
    }

    public Prizes withKnown(boolean other) {
        return other == known ? this : new Prizes(slots, faceUp, other);
    }
}
