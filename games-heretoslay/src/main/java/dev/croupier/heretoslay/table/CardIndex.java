package dev.croupier.heretoslay.table;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds cards by their ids: a table with open addressing that is filled once and never walked through, so that no order depends on it. Every
 * action names its cards and is looked up here.
 */
final class CardIndex {
    private final @Nullable Card[] cards;
    private final CardSet[] copies;

    CardIndex(Array<Card> all, Function<Card, CardSet> copiesOf) {
        int size = Integer.highestOneBit(Math.max(1, all.size())) * 4;
        cards = new Card[size];
        copies = new CardSet[size];
        for (Card card : all) {
            int at = placeOf(card.id());
            cards[at] = card;
            copies[at] = copiesOf.apply(card);
        }
    }

    private int placeOf(String id) {
        int at = spread(id.hashCode()) & (cards.length - 1);
        while (true) {
            Card there = cards[at];
            if (there == null || there.id().equals(id)) {
                return at;
            }
            at = (at + 1) & (cards.length - 1);
        }
    }

    private static int spread(int hash) {
        return hash ^ hash >>> 15;
    }

    @Nullable
    Card card(String id) {
        return cards[placeOf(id)];
    }

    /** The copies of a card in the main deck; none of a card that is not in it. */
    CardSet copies(Card card) {
        int at = placeOf(card.id());
        return cards[at] == null ? CardSet.empty() : copies[at];
    }
}
