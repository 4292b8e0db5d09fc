package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All laws, over random games of random decks of all cards. */
class AllCardsLawsTest {

    @ParameterizedTest
    @ValueSource(strings = {"seed", "official2026"})
    void the_laws_hold(String preset) {
        PokemonRules rules = preset.equals("seed") ? PokemonRules.seed() : PokemonRules.official2026();
        Chance chance = Randomness.seeded(Integer.getInteger("seed", 1)).open();
        for (int pair = 0; pair < Integer.getInteger("pairs", 12); pair++) {
            PokemonLaws.of(rules, Array.of(RandomDecks.draw(chance), RandomDecks.draw(chance)))
                    .games(Integer.getInteger("games", 1))
                    .maxSteps(4000)
                    .atOneIn(25)
                    .check();
        }
    }

    @Test
    void random_decks_are_legal_and_have_every_card_in_some() {
        Chance chance = Randomness.seeded(1).open();
        Array<Array<Card>> decks = Array.fill(150, () -> RandomDecks.draw(chance));
        for (Array<Card> deck : decks) {
            assertThat(DeckCheck.violations(DeckFormat.unlimited(), deck)).isEmpty();
        }
        assertThat(PokemonCards.all().filter(card -> !decks.exists(deck -> deck.contains(card))))
                .isEmpty();
    }
}
