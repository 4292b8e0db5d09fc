package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;

/**
 * Cards that a program has bound.
 *
 * @param cards their numbers in the main deck
 * @param where where they came to lie when they were bound; they may have left since
 * @param holder whose hand it is, where it is one
 * @param seers the seats that know which cards they are, as bits
 */
public record Held(CardSet cards, Where where, Seat holder, int seers) {

    /** Where bound cards lie. */
    public enum Where {
        HAND,
        DECK,
        /** Where everybody sees them. */
        OPEN
    }

    /** Those cards and one more, which {@code others} may not have seen. */
    public Held with(int card, int seenBy) {
        return new Held(cards.with(card), where, holder, seers & seenBy);
    }

    @Override
    public String toString() {
        return cards + " in " + where + " of " + holder + " seen by " + Integer.toBinaryString(seers);
    }
}
