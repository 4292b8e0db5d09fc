package dev.croupier.raid.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Simulation;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.rules.Difficulty;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the five bosses stand against three players of the heuristic: 500 raids each, a hundred with each starter deck on the first seat. */
@Tag("strength")
class StrengthTest {
    private static final int RAIDS = 500;
    private static final int PLAYERS = 3;

    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    /** Hands that go back into decks may keep a raid from ending: after so many turns nobody has won it. */
    private static final RaidRules RULES =
            RaidRules.house().withDifficulty(Difficulty.MEDIUM).withTurnLimit(300);

    /** How many raids the players won against each boss, the easiest first. */
    private static Array<Long> wins = Array.empty();

    @BeforeAll
    static void all_of_them_are_played() {
        wins = Bosses.all().map(known -> wins(known.boss()));
    }

    private static long wins(Boss boss) {
        long wins = 0;
        for (int first = 0; first < DECKS.size(); first++) {
            int from = first;
            Pokemon raid = Raid.of(
                    RULES, Array.range(0, PLAYERS).map(player -> DECKS.get((from + player) % DECKS.size())), boss);
            wins += Simulation.of(raid)
                    .bots(Array.fill(PLAYERS + 1, RaidBots::heuristic))
                    .games(RAIDS / DECKS.size())
                    .seed(100 + first)
                    .threads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2))
                    .run()
                    .reasons()
                    .getOrElse("raid.ended.boss-deck", 0L);
        }
        return wins;
    }

    @Test
    void the_easiest_is_beaten_in_six_raids_of_ten() {
        assertThat(wins.head()).isGreaterThanOrEqualTo(RAIDS * 60 / 100);
    }

    @Test
    void the_hardest_is_beaten_in_no_more_than_a_quarter() {
        assertThat(wins.last()).isLessThanOrEqualTo(RAIDS * 25 / 100);
    }

    @Test
    void each_is_harder_than_the_one_before() {
        for (int boss = 1; boss < wins.size(); boss++) {
            assertThat(wins.get(boss)).isLessThan(wins.get(boss - 1));
        }
    }
}
