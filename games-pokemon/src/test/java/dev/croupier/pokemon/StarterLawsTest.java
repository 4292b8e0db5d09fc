package dev.croupier.pokemon;

import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All laws, over random games of the starter decks: each of them against itself and the next one. */
class StarterLawsTest {
    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void the_laws_hold(int deck) {
        PokemonLaws.of(PokemonRules.official2026(), Array.of(DECKS.get(deck), DECKS.get((deck + 1) % DECKS.size())))
                .games(Integer.getInteger("games", 2))
                .maxSteps(4000)
                .atOneIn(25)
                .check();
    }
}
