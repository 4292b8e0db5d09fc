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
                .atOneIn(15)
                .check();
    }

    @Test
    void the_laws_hold_for_three() {
        PokemonLaws.of(RULES.withPrizes(2), Array.of(TestDecks.PSYCHIC, TestDecks.MIXED, TestDecks.PSYCHIC.drop(4)))
                .games(3)
                .maxSteps(60)
                .atOneIn(6)
                .check();
    }

    @Test
    void the_laws_hold_in_the_set_up() {
        PokemonLaws.of(RULES, Array.of(TestDecks.MIXED, TestDecks.PSYCHIC.drop(4)))
                .games(12)
                .maxSteps(14)
                .atOneIn(2)
                .check();
    }

    @Test
    void the_laws_hold_with_open_deck_lists() {
        PokemonLaws.of(RULES.withDeckLists(DeckLists.OPEN), Array.of(TestDecks.MIXED, TestDecks.PSYCHIC))
                .games(2)
                .maxSteps(4000)
                .atOneIn(20)
                .check();
    }
}
