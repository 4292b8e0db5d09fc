package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/**
 * Cards as a multiset: how many there are of each name, set and number (PKM-T41).
 *
 * @param counts each 1 or more
 */
record Copies(TreeMap<Card, Integer> counts) {

    static Copies of(Iterable<Card> cards) {
        TreeMap<Card, Integer> counts = TreeMap.empty();
        for (Card card : cards) {
            counts = counts.put(card, counts.get(card).getOrElse(0) + 1);
        }
        return new Copies(counts);
    }

    int of(Card card) {
        return counts.get(card).getOrElse(0);
    }

    /** The different cards, in order. */
    Array<Card> kinds() {
        return counts.keySet().toArray();
    }
}
