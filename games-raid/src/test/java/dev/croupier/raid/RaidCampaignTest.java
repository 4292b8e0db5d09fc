package dev.croupier.raid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.boss.KnownBoss;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * 5,000 random raids of one to five players by every preset and at every difficulty, half of them with random decks: 4,000 against the bosses that come with
 * the engine, 1,000 against random ones. The laws hold at positions all over them, and every card of every owner is in its place at every step.
 */
@Tag("campaign")
class RaidCampaignTest {
    private static final int AT_ONE_IN = 200;
    private static final int MAX_STEPS = 10_000;

    /** Raids of each kind with so many players by the same rules: with starter decks and with random ones against a boss, and against random bosses. */
    private static final int WITH_STARTERS = 10;

    private static final int WITH_RANDOM_DECKS = 10;
    private static final int AGAINST_RANDOM_BOSSES = 25;

    private static final Array<Boss> BOSSES = Bosses.all().map(KnownBoss::boss);

    @FunctionalInterface
    private interface Check {
        void of(RaidRules rules, int players, int number);
    }

    /** Every difficulty of the preset with every number of players, numbered. */
    private static void forEachTable(String preset, Check check) {
        int number = 0;
        for (Difficulty difficulty : Difficulty.values()) {
            for (int players = 1; players <= Raid.MOST_PLAYERS; players++) {
                check.of(RaidRules.preset(preset).get().withDifficulty(difficulty), players, number);
                number += 100;
            }
        }
    }

    private static Array<Array<Card>> randomDecks(int players, int number) {
        Random random = new Random(number);
        return Array.fill(players, () -> RandomDecks.draw(random));
    }

    private static void keepsTheLaws(RaidRules rules, Array<Array<Card>> decks, Boss boss, int games, int seed) {
        RaidLaws.of(rules, decks, boss)
                .seed(seed)
                .games(games)
                .maxSteps(MAX_STEPS)
                .atOneIn(AT_ONE_IN)
                .check();
    }

    @ParameterizedTest
    @ValueSource(strings = {"house", "handbook"})
    void the_laws_hold_against_every_boss_with_starter_decks(String preset) {
        forEachTable(
                preset,
                (rules, players, number) -> BOSSES.forEachWithIndex((boss, index) ->
                        keepsTheLaws(rules, TestRaids.decks(players, index), boss, WITH_STARTERS, number + index)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"house", "handbook"})
    void the_laws_hold_against_every_boss_with_random_decks(String preset) {
        forEachTable(
                preset,
                (rules, players, number) -> BOSSES.forEachWithIndex((boss, index) -> {
                    for (int raid = 0; raid < WITH_RANDOM_DECKS; raid++) {
                        int seed = number + WITH_RANDOM_DECKS * index + raid;
                        keepsTheLaws(rules, randomDecks(players, seed), boss, 1, seed);
                    }
                }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"house", "handbook"})
    void the_laws_hold_against_random_bosses(String preset) {
        forEachTable(preset, (rules, players, number) -> {
            for (int seed = number; seed < number + AGAINST_RANDOM_BOSSES; seed++) {
                keepsTheLaws(rules, decks(players, seed), TestRaids.boss(seed), 1, seed);
            }
        });
    }

    /** Starter decks and random ones in turns. */
    private static Array<Array<Card>> decks(int players, int number) {
        return number % 2 == 0 ? TestRaids.decks(players, number / 2) : randomDecks(players, number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"house", "handbook"})
    void cards_are_conserved_by_owner_at_every_step(String preset) {
        forEachTable(preset, (rules, players, number) -> {
            for (int seed = number; seed < number + 100; seed++) {
                conserves(Raid.of(rules, decks(players, seed), BOSSES.get(seed % BOSSES.size())), seed);
            }
            for (int seed = number; seed < number + AGAINST_RANDOM_BOSSES; seed++) {
                conserves(Raid.of(rules, decks(players, seed), TestRaids.boss(seed)), seed);
            }
        });
    }

    private static void conserves(Pokemon game, int seed) {
        Chance chance = Randomness.seeded(seed).open();
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(seed));
        while (step.state().outcome() == null) {
            for (int seat = 0; seat < game.seats(); seat++) {
                int whole = step.state().deck(Seat.of(seat)).size();
                CardSet everywhere = CardSet.empty();
                int cards = 0;
                for (CardSet zone : RaidLaws.cards(step.state(), Seat.of(seat))) {
                    everywhere = everywhere.union(zone);
                    cards += zone.size();
                }
                if (cards != whole || everywhere.size() != whole) {
                    assertThat(cards).as(game.canonicalForm(step.state())).isEqualTo(whole);
                    assertThat(everywhere).as(game.canonicalForm(step.state())).isEqualTo(CardSet.range(0, whole));
                }
            }
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
        }
    }
}
