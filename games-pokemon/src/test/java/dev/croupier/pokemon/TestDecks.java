package dev.croupier.pokemon;

import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** Decks for games that nobody has to win. */
final class TestDecks {
    /** Psychic Pokémon, and one that evolves. */
    static final Array<Card> PSYCHIC = Array.of(
                    of(4, "PFL", "54"), of(4, "PFL", "55"), of(4, "MEW", "63"), of(4, "TWM", "128"), of(14, "MEE", "5"))
            .flatMap(cards -> cards);
    /** Fighting, Lightning and Darkness. */
    static final Array<Card> MIXED = Array.of(
                    of(4, "MEG", "72"),
                    of(4, "ASC", "55"),
                    of(4, "JTG", "97"),
                    of(3, "PBL", "53"),
                    of(5, "MEE", "6"),
                    of(5, "MEE", "4"),
                    of(5, "MEE", "7"))
            .flatMap(cards -> cards);

    private TestDecks() {}

    static Array<Card> of(int copies, String set, String number) {
        return Array.fill(copies, () -> PokemonCards.card(set, number));
    }
}
