package dev.croupier.pokemon.table;

import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
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

    /** Whether all that are left lie face up. */
    public boolean isAllFaceUp() {
        for (int place = 0; place < slots.size(); place++) {
            if (isThere(place) && !isFaceUp(place)) {
                return false;
            }
        }
        return true;
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

    /** With one more, face down, in the first place that is empty. */
    public Prizes plus(int card) {
        int empty = slots.indexOf(TAKEN);
        return empty < 0 ? new Prizes(slots.append(card), faceUp, known) : with(empty, card);
    }

    /** With those that lie face down in another order, each equally likely. */
    public Prizes shuffled(Chance chance) {
        CardSet left = CardSet.empty();
        for (int place = 0; place < slots.size(); place++) {
            left = isThere(place) && !isFaceUp(place) ? left.with(slots.get(place)) : left;
        }
        Array<Integer> mixed = slots;
        for (int place = 0; place < slots.size(); place++) {
            if (isThere(place) && !isFaceUp(place)) {
                int card = chance.pick(left);
                left = left.without(card);
                mixed = mixed.update(place, card);
            }
        }
        return new Prizes(mixed, faceUp, known);
    }

    public Prizes withKnown(boolean other) {
        return other == known ? this : new Prizes(slots, faceUp, other);
    }
}
