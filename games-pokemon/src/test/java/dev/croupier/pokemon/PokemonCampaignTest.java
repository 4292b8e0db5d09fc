package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Many random games, 5,000 of all pairs of the starter decks and 5,000 of random decks of all cards: the laws at positions all over them, and every card
 * of every owner in its place at every step.
 */
@Tag("campaign")
class PokemonCampaignTest {
    private static final int GAMES = 5_000;
    private static final int AT_ONE_IN = 200;
    private static final int MAX_STEPS = 10_000;

    private static final Array<Array<Card>> STARTERS =
            StarterDeck.all().map(deck -> deck.cards().get());

    private static PokemonRules preset(String name) {
        return name.equals("seed") ? PokemonRules.seed() : PokemonRules.official2026();
    }

    private static Array<Array<Array<Card>>> pairs() {
        return STARTERS.flatMap(one -> STARTERS.map(other -> Array.of(one, other)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed", "official2026"})
    void the_laws_hold_for_all_pairs_of_starter_decks(String preset) {
        int games = GAMES / 2 / pairs().size();
        for (Array<Array<Card>> pair : pairs()) {
            PokemonLaws.of(preset(preset), pair)
                    .games(games)
                    .maxSteps(MAX_STEPS)
                    .atOneIn(AT_ONE_IN)
                    .check();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed", "official2026"})
    void the_laws_hold_for_random_decks(String preset) {
        Chance chance = Randomness.seeded(preset.length()).open();
        for (int game = 0; game < GAMES / 2; game++) {
            PokemonLaws.of(preset(preset), Array.fill(2, () -> RandomDecks.draw(chance)))
                    .games(1)
                    .maxSteps(MAX_STEPS)
                    .atOneIn(AT_ONE_IN)
                    .check();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"seed", "official2026"})
    void cards_are_conserved_by_owner_at_every_step(String preset) {
        Chance chance = Randomness.seeded(preset.length()).open();
        for (int game = 0; game < GAMES / 2; game++) {
            conserves(Pokemon.of(preset(preset), Array.fill(2, () -> RandomDecks.draw(chance))), chance);
            conserves(Pokemon.of(preset(preset), pairs().get(game % pairs().size())), chance);
        }
    }

    private static void conserves(Pokemon game, Chance chance) {
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(chance.below(1_000_000)));
        while (step.state().outcome() == null) {
            for (int seat = 0; seat < 2; seat++) {
                CardSet everywhere = CardSet.empty();
                int cards = 0;
                for (CardSet zone : PokemonLaws.cards(step.state(), Seat.of(seat))) {
                    everywhere = everywhere.union(zone);
                    cards += zone.size();
                }
                if (cards != 60 || everywhere.size() != 60) {
                    assertThat(cards).as(game.canonicalForm(step.state())).isEqualTo(60);
                    assertThat(everywhere).as(game.canonicalForm(step.state())).isEqualTo(CardSet.range(0, 60));
                }
            }
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
        }
    }
}
