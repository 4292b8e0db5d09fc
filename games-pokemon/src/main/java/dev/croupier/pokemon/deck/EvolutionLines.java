package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;

/**
 * The Pokémon of a deck, by the Pokémon that their line begins with.
 *
 * @param byFirst all cards of each line
 */
record EvolutionLines(TreeMap<String, Array<Card>> byFirst) {
    /** No line has more stages; a bound for cards that evolve from one another. */
    private static final int STAGES = 5;

    static EvolutionLines of(Array<Card> deck) {
        TreeMap<String, Array<Card>> lines = TreeMap.empty();
        for (Card card : deck.filter(Card::isPokemon)) {
            String first = first(card, deck);
            lines = lines.put(first, lines.get(first).getOrElse(Array.empty()).append(card));
        }
        return new EvolutionLines(lines);
    }

    private static String first(Card pokemon, Array<Card> deck) {
        Card card = pokemon;
        for (int stage = 1; stage < STAGES; stage++) {
            Array<String> from = card.pokemon().evolvesFrom();
            Array<Card> before = deck.filter(other -> other.isPokemon() && from.contains(other.name()));
            if (before.isEmpty()) {
                return card.name();
            }
            card = before.head();
        }
        return card.name();
    }

    /** The names of the Pokémon in the lines with the most cards. */
    Array<String> main() {
        int most = byFirst.values().map(Array::size).fold(0, Math::max);
        return byFirst.values()
                .filter(line -> line.size() == most)
                .flatMap(line -> line.map(Card::name))
                .toArray()
                .distinct();
    }

    /** The names that something in the deck evolves from. */
    TreeSet<String> evolved() {
        return TreeSet.ofAll(byFirst.values()
                .flatMap(line -> line)
                .flatMap(card -> card.pokemon().evolvesFrom()));
    }
}
