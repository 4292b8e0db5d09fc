package dev.croupier.heretoslay.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Simulation;
import dev.croupier.core.search.Budget;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StrengthTest {

    /** It wins nearly all of them: 12 of 20 is far from what chance can do to it. */
    @Test
    void the_heuristic_beats_three_random_ones_in_six_games_of_ten() {
        assertThat(wins(HtsBots.heuristic(), HtsBots.random(), 4, 20, 1)).isGreaterThanOrEqualTo(12L);
    }

    @Test
    @Tag("strength")
    void the_heuristic_beats_three_random_ones_in_nine_games_of_ten() {
        assertThat(wins(HtsBots.heuristic(), HtsBots.random(), 4, 1_000, 2)).isGreaterThanOrEqualTo(900L);
    }

    @Test
    @Tag("strength")
    void tree_search_beats_the_heuristic_in_fifty_five_games_of_a_hundred() {
        assertThat(wins(HtsBots.ismcts(Budget.iterations(100)), HtsBots.heuristic(), 2, 400, 3))
                .isGreaterThanOrEqualTo(220L);
    }

    @Test
    @Tag("strength")
    void looking_one_action_ahead_beats_the_heuristic_in_fifty_five_games_of_a_hundred() {
        assertThat(wins(HtsBots.monteCarlo(Budget.iterations(25)), HtsBots.heuristic(), 2, 400, 4))
                .isGreaterThanOrEqualTo(220L);
    }

    /** How many games the first bot wins against others, the same number of games in each seat. */
    private static long wins(
            Bot<HtsAction, HtsView> bot, Bot<HtsAction, HtsView> others, int seats, int games, long seed) {
        var some = Simulation.of(HereToSlay.of(HtsRules.seed().withSeats(seats)))
                .games(games / seats)
                .threads(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
        long wins = 0;
        for (int place = 0; place < seats; place++) {
            int own = place;
            wins += some.bots(Array.range(0, seats).map(seat -> seat == own ? bot : others))
                    .seed(seed * 10 + place)
                    .run()
                    .wins()
                    .get(place);
        }
        return wins;
    }
}
