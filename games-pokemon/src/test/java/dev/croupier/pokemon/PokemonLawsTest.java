package dev.croupier.pokemon;

import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.rules.PokemonRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** All laws, over random games. */
class PokemonLawsTest {
    private static final PokemonRules RULES = PokemonRules.seed().withPrizes(3);

    @Test
    void the_laws_hold_for_two() {
        PokemonLaws.of(RULES, Array.of(TestDecks.PSYCHIC, TestDecks.MIXED))
                .games(4)
                .maxSteps(4000)
                .atOneIn(5)
                .check();
    }

    @Test
    void the_laws_hold_with_open_deck_lists() {
        PokemonLaws.of(RULES.withDeckLists(DeckLists.OPEN), Array.of(TestDecks.MIXED, TestDecks.PSYCHIC))
                .games(2)
                .maxSteps(4000)
                .atOneIn(7)
                .check();
    }
}
