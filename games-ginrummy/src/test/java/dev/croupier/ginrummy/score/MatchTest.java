package dev.croupier.ginrummy.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.rules.BonusTiming;
import dev.croupier.ginrummy.rules.GameWinner;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Shutout;
import dev.croupier.ginrummy.rules.ShutoutTest;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static final GinRules SEED = GinRules.seed();

    @ForRule({"GIN-B24", "GIN-21"})
    @Nested
    class The_target {
        @Test
        void is_100_points() {
            assertThat(Sheet.of(SEED).wins(0, 60, 39).isOver()).isFalse();
            assertThat(Sheet.of(SEED).wins(0, 60, 40).isOver()).isTrue();
            assertThat(Sheet.of(SEED).wins(0, 60).wins(1, 60).isOver()).isFalse();
        }

        @Test
        void is_an_option() {
            GinRules longer = SEED.withTarget(150);
            assertThat(Sheet.of(longer).wins(0, 60, 60).isOver()).isFalse();
            assertThat(Sheet.of(longer).wins(0, 60, 60, 30).isOver()).isTrue();
        }

        @Test
        void is_reached_before_anything_is_settled() {
            assertThatIllegalStateException()
                    .isThrownBy(() -> Sheet.of(SEED).wins(0, 60).settled());
        }
    }

    @ForRule({"GIN-B25", "GIN-22"})
    @Test
    void the_game_bonus_is_100_or_the_tables() {
        assertThat(Sheet.of(SEED).wins(0, 60).wins(1, 30).wins(0, 40).totals()).isEqualTo("250:55");
        assertThat(Sheet.of(SEED.withGameBonus(0))
                        .wins(0, 60)
                        .wins(1, 30)
                        .wins(0, 40)
                        .totals())
                .isEqualTo("150:55");
    }

    @ForRule({"GIN-B26", "GIN-23"})
    @Nested
    class Boxes {
        @Test
        void are_25_for_each_hand_won_by_either() {
            assertThat(Sheet.of(SEED).wins(1, 1, 1, 1).wins(0, 60, 40).totals()).isEqualTo("250:78");
        }

        @Test
        void are_worth_what_the_table_says() {
            assertThat(Sheet.of(SEED.withBoxBonus(20))
                            .wins(1, 1, 1, 1)
                            .wins(0, 60, 40)
                            .totals())
                    .isEqualTo("240:63");
        }

        @Test
        void do_not_count_toward_the_target_or_do() {
            assertThat(Sheet.of(SEED).wins(0, 40, 40).isOver()).isFalse();
            Sheet atOnce = Sheet.of(SEED.withBoxTiming(BonusTiming.IMMEDIATE))
                    .wins(1, 10)
                    .wins(0, 40, 40);
            assertThat(atOnce.isOver()).isTrue();
            assertThat(atOnce.totals()).isEqualTo("230:35");
        }
    }

    @ForRule({"GIN-B27", "GIN-24"})
    @Nested
    class A_shutout {
        @Test
        void doubles_the_game_bonus() {
            Sheet shutout = Sheet.of(SEED).wins(0, 60, 50);
            assertThat(shutout.settled().columns().head().shutout()).isTrue();
            assertThat(shutout.totals()).isEqualTo("360:0");
        }

        @Test
        void is_none_when_the_loser_won_a_hand() {
            Sheet close = Sheet.of(SEED).wins(1, 1).wins(0, 60, 50);
            assertThat(close.settled().columns().head().shutout()).isFalse();
            assertThat(close.totals()).isEqualTo("260:26");
        }

        /** 110 points, 2 boxes, a game bonus of 150: 310 without a shutout. */
        @ParameterizedTest
        @CsvSource({"GAME_BONUS_DOUBLE, 460", "TOTAL_DOUBLE, 620", "HAND_POINTS_DOUBLE, 420", "FLAT, 410", "NONE, 310"})
        void is_worth_what_the_table_says(Shutout shutout, int total) {
            GinRules rules = SEED.withGameBonus(150).withShutout(shutout);
            assertThat(Sheet.of(rules).wins(0, 60, 50).totals()).isEqualTo(total + ":0");
        }

        @Test
        void is_told_by_wins_or_by_points() {
            Sheet byWins = Sheet.of(SEED).wins(1, 0).wins(0, 60, 50);
            Sheet byPoints = Sheet.of(SEED.withShutoutTest(ShutoutTest.NO_POINTS))
                    .wins(1, 0)
                    .wins(0, 60, 50);
            assertThat(byWins.totals()).isEqualTo("260:25");
            assertThat(byPoints.totals()).isEqualTo("360:25");
        }
    }

    /** 100 points and 3 boxes against 99 points and 12 boxes. */
    @ForRule("GIN-25")
    @Nested
    class A_loser_with_the_higher_total {
        private Sheet sheet(GameWinner winner) {
            return Sheet.of(SEED.withGameWinner(winner))
                    .wins(1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11)
                    .wins(0, 40, 30, 30);
        }

        @Test
        void still_loses_to_the_one_who_reached_the_target() {
            assertThat(sheet(GameWinner.TARGET).totals()).isEqualTo("275:399");
            assertThat(sheet(GameWinner.TARGET).settled().winner()).contains(Seat.of(0));
        }

        @Test
        void wins_where_totals_decide() {
            assertThat(sheet(GameWinner.TOTAL).totals()).isEqualTo("275:399");
            assertThat(sheet(GameWinner.TOTAL).settled().winner()).contains(Seat.of(1));
        }

        @Test
        void needs_more_and_not_as_much() {
            Sheet equal = Sheet.of(SEED.withGameWinner(GameWinner.TOTAL).withGameBonus(0))
                    .wins(1, 50, 25)
                    .wins(0, 100);
            assertThat(equal.totals()).isEqualTo("125:125");
            assertThat(equal.settled().winner()).contains(Seat.of(0));
        }
    }

    @ForRule("GIN-26")
    @Test
    void a_void_hand_leaves_the_sheet_as_it_was() {
        Sheet before = Sheet.of(GinRules.tedesco()).wins(0, 60);
        assertThat(before.after(HandResult.broken(Ending.VOID_WALL))).isEqualTo(before);
    }
}
