package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/**
 * Which Pokémon the Stage 2 cards of some decks come from, two Stages before them. The Stage between them says so, and that need not be in a deck.
 *
 * @param firsts by the name of the Stage 2, the names that the Stage before it evolves from
 */
public record Lineage(TreeMap<String, Array<String>> firsts) {

    static Lineage of(Array<DeckList> decks, Array<Card> known) {
        Array<Card> own = decks.flatMap(DeckList::cards);
        Array<Card> all = own.appendAll(known);
        TreeMap<String, Array<String>> firsts = TreeMap.empty();
        for (Card card : own) {
            if (isSecond(card) && !firsts.containsKey(card.name())) {
                firsts = firsts.put(card.name(), before(before(Array.of(card.name()), all), all));
            }
        }
        return new Lineage(firsts);
    }

    private static Array<String> before(Array<String> names, Array<Card> all) {
        return all.filter(card -> card.isPokemon() && names.contains(card.name()))
                .flatMap(card -> card.pokemon().evolvesFrom())
                .distinct();
    }

    private static boolean isSecond(Card card) {
        return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == Stage.STAGE_2;
    }

    /** Whether the card is a Stage 2 that comes from a Pokémon of that name. */
    public boolean isSecondAfter(Card card, String first) {
        return isSecond(card) && firsts.get(card.name()).exists(names -> names.contains(first));
    }
}
