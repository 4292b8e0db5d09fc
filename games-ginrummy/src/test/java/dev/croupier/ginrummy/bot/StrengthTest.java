package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StrengthTest {
    private static final Budget HUNDRED_MILLISECONDS =
            Budget.time(Duration.ofMillis(100).toNanos(), System::nanoTime);

    @Test
    void the_heuristic_beats_random_in_nine_matches_of_ten() {
        assertThat(wins(GinBots.heuristic(), GinBots.random(), 200, 1)).isGreaterThanOrEqualTo(180L);
    }

    @Test
    @Tag("campaign")
    void the_heuristic_beats_random_in_nine_hundred_matches_of_a_thousand() {
        assertThat(wins(GinBots.heuristic(), GinBots.random(), 1_000, 2)).isGreaterThanOrEqualTo(900L);
    }

    @Test
    void looking_a_little_ahead_costs_no_strength() {
        assertThat(wins(GinBots.monteCarlo(Budget.iterations(20)), GinBots.random(), 10, 2))
                .isGreaterThanOrEqualTo(9L);
        assertThat(wins(GinBots.ismcts(Budget.iterations(100)), GinBots.random(), 10, 2))
                .isGreaterThanOrEqualTo(9L);
    }

    /** Takes an hour or so of one core. */
    @Test
    @Tag("strength")
    void tree_search_for_100_ms_beats_the_heuristic_in_110_matches_of_200() {
        assertThat(wins(GinBots.ismcts(HUNDRED_MILLISECONDS), GinBots.heuristic(), 200, 3))
                .isGreaterThanOrEqualTo(110L);
    }

    /** The same on every machine; half an hour or so of one core. */
    @Test
    @Tag("strength")
    void tree_search_with_2500_playouts_beats_the_heuristic_in_110_matches_of_200() {
        assertThat(wins(GinBots.ismcts(Budget.iterations(2_500)), GinBots.heuristic(), 200, 4))
                .isGreaterThanOrEqualTo(110L);
    }

    /** Takes an hour or so of one core. */
    @Test
    @Tag("strength")
    void looking_one_action_ahead_for_100_ms_beats_the_heuristic_in_110_matches_of_200() {
        assertThat(wins(GinBots.monteCarlo(HUNDRED_MILLISECONDS), GinBots.heuristic(), 200, 3))
                .isGreaterThanOrEqualTo(110L);
    }

    /** How many standard matches the first bot wins, half of them in each seat. */
    private static long wins(Bot<GinAction, GinView> bot, Bot<GinAction, GinView> other, int matches, long seed) {
        var half = Simulation.of(GinRummy.match(GinRules.standard()))
                .games(matches / 2)
                .seed(seed)
                .threads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
        return half.bots(Array.of(bot, other)).run().wins().get(0)
                + half.bots(Array.of(other, bot)).run().wins().get(1);
    }
}
