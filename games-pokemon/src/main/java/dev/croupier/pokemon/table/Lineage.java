package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Which Pokémon the Stage 2 cards of some decks come from, two Stages before them. The Stage between them says so, and that need not be in a deck.
 *
 * @param firsts by the name of the Stage 2, the names that the Stage before it evolves from
 */
public record Lineage(TreeMap<String, Array<String>> firsts) {

    static Lineage of(Array<DeckList> decks, Array<Card> known) {
        TreeMap<String, Array<String>> firsts = TreeMap.empty();
        for (DeckList deck : decks) {
            for (Card card : deck.cards()) {
                if (isSecond(card) && !firsts.containsKey(card.name())) {
                    Array<String> middle = before(Array.of(card.name()), decks, known);
                    firsts = firsts.put(card.name(), before(middle, decks, known));
                }
            }
        }
        return new Lineage(firsts);
    }

    /** What the cards of these names evolve from. */
    private static Array<String> before(Array<String> names, Array<DeckList> decks, Array<Card> known) {
        List<String> before = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < decks.size(); j++) {
                addBefore(names.get(i), decks.get(j).cards(), before);
            }
            addBefore(names.get(i), known, before);
        }
        return Array.ofAll(before);
    }

    private static void addBefore(String name, Array<Card> all, List<String> before) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(name) && all.get(i).face() instanceof Face.Pokemon face) {
                for (String from : face.evolvesFrom()) {
                    if (!before.contains(from)) {
                        before.add(from);
                    }
                }
            }
        }
    }

    private static boolean isSecond(Card card) {
        return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == Stage.STAGE_2;
    }

    /** Whether the card is a Stage 2 that comes from a Pokémon of that name. */
    public boolean isSecondAfter(Card card, String first) {
        return isSecond(card) && firsts.get(card.name()).exists(names -> names.contains(first));
    }
}
