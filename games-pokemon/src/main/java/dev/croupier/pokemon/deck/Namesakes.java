package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/** Cards by the name that counts, whatever their printings and texts (PKM-DECK-4). */
final class Namesakes {
    private Namesakes() {}

    /** Those of each name of which there are more than {@code most}. */
    static TreeMap<String, Array<Card>> beyond(int most, Array<Card> cards) {
        TreeMap<String, Array<Card>> byName = TreeMap.empty();
        for (Card card : cards) {
            String name = CardName.counted(card);
            byName = byName.put(name, byName.get(name).getOrElse(Array.empty()).append(card));
        }
        return byName.filterValues(namesakes -> namesakes.size() > most);
    }
}
