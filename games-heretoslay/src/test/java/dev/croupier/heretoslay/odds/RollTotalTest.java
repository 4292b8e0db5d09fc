package dev.croupier.heretoslay.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.verification.ForRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RollTotalTest {
    @Nested
    class When_nothing_is_added_to_the_dice {
        private final RollTotal total = new RollTotal(0);

        @Test
        void seven_is_the_likeliest_and_two_and_twelve_the_least() {
            assertThat(total.exactly(7)).isEqualTo(Probability.of(6, 36));
            assertThat(total.exactly(2)).isEqualTo(Probability.of(1, 36));
            assertThat(total.exactly(12)).isEqualTo(Probability.of(1, 36));
            assertThat(total.exactly(1)).isEqualTo(Probability.ZERO);
            assertThat(total.exactly(13)).isEqualTo(Probability.ZERO);
        }

        @Test
        void eight_or_more_is_fifteen_cases_and_four_or_less_is_six() {
            assertThat(total.atLeast(8)).isEqualTo(Probability.of(15, 36));
            assertThat(total.atMost(4)).isEqualTo(Probability.of(6, 36));
        }

        @Test
        void a_range_has_both_ends_and_an_empty_one_nothing() {
            assertThat(total.within(3, 5)).isEqualTo(Probability.of(2 + 3 + 4, 36));
            assertThat(total.within(5, 3)).isEqualTo(Probability.ZERO);
        }
    }

    @Nested
    @ForRule("HTS-HRO-09")
    class When_a_bonus_or_malus_is_added {
        @Test
        void totals_go_above_twelve_and_below_two() {
            assertThat(new RollTotal(3).exactly(15)).isEqualTo(Probability.of(1, 36));
            assertThat(new RollTotal(3).atLeast(2)).isEqualTo(Probability.ONE);
            assertThat(new RollTotal(-3).exactly(-1)).isEqualTo(Probability.of(1, 36));
            assertThat(new RollTotal(-3).atLeast(2)).isEqualTo(Probability.of(36 - 6, 36));
        }

        @Test
        void the_distribution_is_that_of_the_dice_moved_by_it() {
            assertThat(new RollTotal(-3).distribution().keySet()).containsExactly(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
            assertThat(new RollTotal(-3).distribution().get(4)).isEqualTo(Option.some(Probability.of(1, 6)));
        }
    }
}
