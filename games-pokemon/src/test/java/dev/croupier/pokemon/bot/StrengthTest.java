package dev.croupier.pokemon.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mirror games: both players have the same deck. */
class StrengthTest {
    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    /** It wins nearly all of them: 24 of 30 is far from what chance can do to it. */
    @Test
    void the_heuristic_beats_random_play_in_eight_games_of_ten() {
        long wins = 0;
        for (Array<Card> deck : DECKS) {
            wins += wins(PokemonBots.heuristic(), PokemonBots.random(), deck, 6, 1);
        }
        assertThat(wins).isGreaterThanOrEqualTo(24L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark-box", "gengar-gang", "dragapult-ex", "mega-gardevoir-ex", "beginner-lucario"})
    @Tag("strength")
    void the_heuristic_beats_random_play_in_nine_games_of_ten(String deck) {
        Array<Card> cards = StarterDeck.named(deck).get().cards().get();
        assertThat(wins(PokemonBots.heuristic(), PokemonBots.random(), cards, 1_000, 2))
                .isGreaterThanOrEqualTo(900L);
    }

    @Test
    @Tag("strength")
    void tree_search_beats_the_heuristic_in_six_games_of_ten() {
        long wins = 0;
        for (Array<Card> deck : DECKS) {
            wins += wins(PokemonBots.ismcts(Budget.iterations(100), DECKS), PokemonBots.heuristic(), deck, 40, 3);
        }
        assertThat(wins).isGreaterThanOrEqualTo(120L);
    }

    /** How many games the first bot wins against the other, the same number of games in each seat. */
    private static long wins(
            Bot<PokemonAction, PokemonView> bot,
            Bot<PokemonAction, PokemonView> other,
            Array<Card> deck,
            int games,
            long seed) {
        var some = Simulation.of(Pokemon.of(PokemonRules.simulation(), Array.of(deck, deck)))
                .games(games / 2)
                .threads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
        return some.bots(Array.of(bot, other)).seed(seed * 10).run().wins().get(0)
                + some.bots(Array.of(other, bot))
                        .seed(seed * 10 + 1)
                        .run()
                        .wins()
                        .get(1);
    }
}
