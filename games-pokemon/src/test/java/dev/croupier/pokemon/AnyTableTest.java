package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AnyTableTest {

    @ParameterizedTest
    @EnumSource(DeckLists.class)
    void a_table_shows_whom_it_was_made_for_what_the_view_shows(DeckLists lists) {
        int seed = 0;
        for (StarterDeck starter : StarterDeck.all()) {
            Array<Card> deck = starter.cards().get();
            Pokemon game = Pokemon.of(PokemonRules.simulation().withDeckLists(lists), Array.of(deck, deck));
            var step = game.start(Randomness.seeded(++seed));
            var chance = Seeded.of(seed).openUnnoted();
            while (game.outcome(step.state()).isEmpty()) {
                Seat seat = game.turn(step.state()).toAct().head();
                PokemonView view = game.view(step.state(), seat);
                PokemonView made = game.view(AnyTable.of(view, chance), seat);
                assertThat(made.sides()).isEqualTo(view.sides());
                assertThat(made.stadium()).isEqualTo(view.stadium());
                assertThat(made.turn()).isEqualTo(view.turn());
                assertThat(made.agenda()).isEqualTo(view.agenda());
                assertThat(game.legalActions(AnyTable.of(view, chance), seat))
                        .isEqualTo(game.legalActions(step.state(), seat));
                var legal = game.legalActions(step.state(), seat);
                step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
            }
        }
    }
}
