package dev.croupier.ginrummy.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.HollywoodSettle;
import dev.croupier.ginrummy.rules.HollywoodWinner;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HollywoodTest {
    private static final GinRules HOLLYWOOD = GinRules.hollywood();

    @ForRule("GIN-HOL-1")
    @Nested
    class Entries {
        @Test
        void go_to_one_column_then_to_two_then_to_three() {
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 10).columns()).isEqualTo("10:0 0:0 0:0");
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 10, 20).columns()).isEqualTo("30:0 20:0 0:0");
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 10, 20, 5).columns()).isEqualTo("35:0 25:0 5:0");
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 10, 20, 5, 1).columns()).isEqualTo("36:0 26:0 6:0");
        }

        @Test
        void count_each_players_own_wins() {
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 10, 20).wins(1, 7).columns()).isEqualTo("30:7 20:0 0:0");
        }

        @Test
        void go_to_the_one_column_where_there_is_one() {
            assertThat(Sheet.of(GinRules.seed()).wins(0, 10, 20).columns()).isEqualTo("30:0");
        }
    }

    @ForRule("GIN-E15")
    @Nested
    class Four_wins_of_thirty {
        private final Sheet sheet = Sheet.of(HOLLYWOOD).wins(0, 30, 30, 30, 30);

        @Test
        void close_the_first_column() {
            assertThat(sheet.columns()).isEqualTo("120:0 90:0 60:0");
            assertThat(sheet.score().columns().map(column -> column.closedBy(HOLLYWOOD)))
                    .containsExactly(Option.some(Seat.of(0)), Option.none(), Option.none());
            assertThat(sheet.score().columns().head().first().boxes()).isEqualTo(4);
            assertThat(sheet.isOver()).isFalse();
        }

        @ForRule("GIN-HOL-3")
        @Test
        void send_the_others_first_win_to_the_second_column_only() {
            assertThat(sheet.wins(1, 20).columns()).isEqualTo("120:0 90:20 60:0");
            assertThat(sheet.wins(1, 20, 15).columns()).isEqualTo("120:0 90:35 60:15");
        }

        @ForRule("GIN-HOL-2")
        @Test
        void leave_nothing_more_to_enter_there() {
            assertThat(sheet.wins(0, 5).columns()).isEqualTo("120:0 95:0 65:0");
        }
    }

    @ForRule({"GIN-HOL-2", "GIN-HOL-4"})
    @Nested
    class The_settlement {
        private Sheet sheet(GinRules rules) {
            return Sheet.of(rules).wins(0, 30, 30, 30, 30, 30).wins(1, 20).wins(0, 30);
        }

        @Test
        void gives_each_column_its_own_bonus_boxes_and_shutout() {
            Sheet sheet = sheet(HOLLYWOOD);
            assertThat(sheet.columns()).isEqualTo("120:0 120:0 120:20");
            assertThat(sheet.isOver()).isTrue();
            assertThat(sheet.settled().columns().map(column -> column.totals().mkString(":")))
                    .containsExactly("420:0", "420:0", "320:45");
            assertThat(sheet.settled().columns().map(Settlement.ColumnAccount::shutout))
                    .containsExactly(true, true, false);
            assertThat(sheet.totals()).isEqualTo("1160:45");
            assertThat(HollywoodSettle.values()).containsExactly(HOLLYWOOD.hollywoodSettle());
        }

        @Test
        void may_count_the_third_column_twice() {
            assertThat(sheet(HOLLYWOOD.withThirdColumnDouble(true)).totals()).isEqualTo("1480:90");
        }

        @Test
        void ends_the_match_only_when_all_three_are_closed() {
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 100).isOver()).isFalse();
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 100, 100).isOver()).isFalse();
            assertThat(Sheet.of(HOLLYWOOD).wins(0, 100, 100, 100).isOver()).isTrue();
        }
    }

    /** Seat 0 wins the first column by far, seat 1 the other two narrowly. */
    @ForRule("GIN-HOL-4")
    @Nested
    class The_winner {
        private Settlement settled(GinRules rules) {
            Column far = new Column(new Tally(300, 3, 3, 0), Tally.NONE);
            Column narrow = new Column(new Tally(90, 2, 2, 0), new Tally(100, 1, 1, 0));
            return new Score(Array.of(far, narrow, narrow), Option.none(), 0, Array.of(0, 0)).settle(rules);
        }

        @Test
        void has_the_higher_sum() {
            assertThat(settled(HOLLYWOOD).totals()).containsExactly(575 + 140 + 140, 225 + 225);
            assertThat(settled(HOLLYWOOD).winner()).contains(Seat.of(0));
        }

        @Test
        void may_be_who_won_more_columns() {
            assertThat(settled(HOLLYWOOD.withHollywoodWinner(HollywoodWinner.COLUMNS))
                            .winner())
                    .contains(Seat.of(1));
        }

        @Test
        void is_nobody_when_the_sums_are_equal() {
            Column even = new Column(new Tally(100, 1, 1, 0), new Tally(75, 6, 6, 0));
            Score score = new Score(Array.of(even, even, even), Option.none(), 0, Array.of(0, 0));
            assertThat(score.settle(HOLLYWOOD).totals()).containsExactly(675, 675);
            assertThat(score.settle(HOLLYWOOD).winner()).isEmpty();
        }
    }
}
