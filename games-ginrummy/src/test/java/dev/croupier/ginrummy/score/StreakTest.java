package dev.croupier.ginrummy.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.rules.BonusTiming;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule("GIN-TED-2")
class StreakTest {
    private static final GinRules TEDESCO = GinRules.tedesco();

    @Nested
    class Wins_in_a_row {
        @Test
        void give_25_each_from_the_second_on() {
            assertThat(Sheet.of(TEDESCO).wins(0, 10).score().streakPoints()).containsExactly(0, 0);
            assertThat(Sheet.of(TEDESCO).wins(0, 10, 10).score().streakPoints()).containsExactly(25, 0);
            assertThat(Sheet.of(TEDESCO).wins(0, 10, 10, 10).score().streakPoints())
                    .containsExactly(50, 0);
        }

        @Test
        void are_broken_by_the_opponents_win() {
            assertThat(Sheet.of(TEDESCO)
                            .wins(0, 10)
                            .wins(1, 10)
                            .wins(0, 10)
                            .score()
                            .streakPoints())
                    .containsExactly(0, 0);
            assertThat(Sheet.of(TEDESCO).wins(0, 10, 10).wins(1, 10, 10).score().streakPoints())
                    .containsExactly(25, 25);
        }

        @Test
        void are_not_broken_by_a_void_hand() {
            assertThat(Sheet.of(TEDESCO)
                            .wins(0, 10)
                            .after(HandResult.broken(Ending.VOID_WALL))
                            .wins(0, 10)
                            .score()
                            .streakPoints())
                    .containsExactly(25, 0);
        }

        @Test
        void begin_to_count_where_the_table_says() {
            assertThat(Sheet.of(TEDESCO.withStreakFrom(3))
                            .wins(0, 10, 10)
                            .score()
                            .streakPoints())
                    .containsExactly(0, 0);
            assertThat(Sheet.of(TEDESCO.withStreakFrom(3))
                            .wins(0, 10, 10, 10)
                            .score()
                            .streakPoints())
                    .containsExactly(25, 0);
        }
    }

    @Nested
    class The_bonus {
        @Test
        void comes_at_settlement_like_a_box() {
            assertThat(Sheet.of(TEDESCO).wins(0, 40, 40).isOver()).isFalse();
            assertThat(Sheet.of(TEDESCO).wins(0, 60, 40).totals()).isEqualTo(100 + 50 + 200 + 25 + ":0");
        }

        @Test
        void goes_to_the_loser_too() {
            assertThat(Sheet.of(TEDESCO).wins(1, 10, 10).wins(0, 100).totals())
                    .isEqualTo(100 + 25 + 100 + ":" + (20 + 50 + 25));
        }

        @Test
        void may_come_at_once_and_then_counts_toward_the_target() {
            Sheet atOnce = Sheet.of(TEDESCO.withStreakTiming(BonusTiming.IMMEDIATE))
                    .wins(1, 5)
                    .wins(0, 40, 40);
            assertThat(atOnce.isOver()).isTrue();
            assertThat(atOnce.totals()).isEqualTo(80 + 25 + 50 + 100 + ":" + 30);
        }

        @Test
        void is_as_high_as_the_table_says() {
            assertThat(Sheet.of(TEDESCO.withStreakBonus(10)).wins(0, 60, 40).totals())
                    .isEqualTo("360:0");
            assertThat(Sheet.of(GinRules.seed()).wins(0, 60, 40).totals()).isEqualTo("350:0");
        }

        @Test
        void is_counted_once_beside_three_columns() {
            Sheet three = Sheet.of(TEDESCO.withThreeColumns(true)).wins(0, 100, 100, 100);
            assertThat(three.settled().totals().get(0))
                    .isEqualTo(three.settled()
                                    .columns()
                                    .map(column -> column.totals().get(0))
                                    .sum()
                                    .intValue()
                            + 50);
        }
    }
}
