package dev.croupier.ginrummy.score;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.Tie;
import dev.croupier.verification.ForRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HandResultTest {
    private static final Seat KNOCKER = Seat.of(1);
    private static final Seat DEFENDER = Seat.of(0);
    private static final GinRules SEED = GinRules.seed();

    private static HandResult knock(GinRules rules, int knocker, int defender) {
        return HandResult.knocked(rules, KNOCKER, false, knocker, defender, false);
    }

    private static HandResult bigGin(GinRules rules, int defender) {
        return HandResult.knocked(rules, KNOCKER, true, 0, defender, false);
    }

    private static HandResult spade(GinRules rules, boolean bigGin, int knocker, int defender) {
        return HandResult.knocked(rules, KNOCKER, bigGin, knocker, defender, true);
    }

    private static HandResult won(Ending ending, Seat winner, int points, int knocker, int defender) {
        return new HandResult(ending, Option.some(winner), points, 1, knocker, defender);
    }

    @ForRule("GIN-B20")
    @Test
    void the_lower_deadwood_wins_the_difference() {
        assertThat(knock(SEED, 5, 12)).isEqualTo(won(Ending.KNOCK, KNOCKER, 7, 5, 12));
        assertThat(knock(SEED, 10, 11)).isEqualTo(won(Ending.KNOCK, KNOCKER, 1, 10, 11));
    }

    @ForRule({"GIN-B21", "GIN-3"})
    @Nested
    class An_undercut {
        @Test
        void gives_the_defender_25_and_the_difference() {
            assertThat(knock(SEED, 8, 3)).isEqualTo(won(Ending.UNDERCUT, DEFENDER, 30, 8, 3));
        }

        @Test
        void gives_another_bonus_at_another_table() {
            assertThat(knock(SEED.withUndercutBonus(10), 8, 3).points()).isEqualTo(15);
            assertThat(knock(SEED.withUndercutBonus(20), 8, 3).points()).isEqualTo(25);
        }

        @ForRule("GIN-E3")
        @Test
        void by_a_defender_without_deadwood_has_no_gin_bonus() {
            assertThat(knock(SEED, 5, 0)).isEqualTo(won(Ending.UNDERCUT, DEFENDER, 30, 5, 0));
        }
    }

    @ForRule({"GIN-2", "GIN-E1"})
    @Nested
    class Equal_deadwood {
        @Test
        void is_an_undercut() {
            assertThat(knock(SEED, 1, 1)).isEqualTo(won(Ending.UNDERCUT, DEFENDER, 25, 1, 1));
        }

        @Test
        void may_be_the_knockers_win_for_nothing() {
            assertThat(knock(SEED.withTie(Tie.KNOCKER_ZERO), 1, 1)).isEqualTo(won(Ending.KNOCK, KNOCKER, 0, 1, 1));
        }

        @Test
        void may_be_nobodys() {
            assertThat(knock(SEED.withTie(Tie.NO_WINNER), 1, 1))
                    .isEqualTo(new HandResult(Ending.TIE, Option.none(), 0, 0, 1, 1));
        }

        @Test
        void is_the_only_case_that_the_option_touches() {
            for (Tie tie : Tie.values()) {
                assertThat(knock(SEED.withTie(tie), 8, 7).ending()).isEqualTo(Ending.UNDERCUT);
                assertThat(knock(SEED.withTie(tie), 7, 8).ending()).isEqualTo(Ending.KNOCK);
            }
        }
    }

    @ForRule({"GIN-B22", "GIN-4"})
    @Nested
    class Gin {
        @Test
        void scores_25_and_the_defenders_deadwood() {
            assertThat(knock(SEED, 0, 40)).isEqualTo(won(Ending.GIN, KNOCKER, 65, 0, 40));
        }

        @Test
        void scores_another_bonus_at_another_table() {
            assertThat(knock(SEED.withGinBonus(20), 0, 40).points()).isEqualTo(60);
            assertThat(knock(SEED.withGinBonus(0), 0, 40).points()).isEqualTo(40);
        }

        @ForRule({"GIN-5", "GIN-E2"})
        @Test
        void is_never_undercut() {
            assertThat(knock(SEED, 0, 0)).isEqualTo(won(Ending.GIN, KNOCKER, 25, 0, 0));
            for (Tie tie : Tie.values()) {
                assertThat(knock(SEED.withTie(tie), 0, 0).points()).isEqualTo(25);
            }
        }
    }

    @ForRule({"GIN-B23", "GIN-7"})
    @Test
    void big_gin_scores_31_or_the_tables_bonus_and_the_defenders_deadwood() {
        assertThat(bigGin(SEED, 40)).isEqualTo(won(Ending.BIG_GIN, KNOCKER, 71, 0, 40));
        assertThat(bigGin(SEED, 0).points()).isEqualTo(31);
        assertThat(bigGin(SEED.withBigGinBonus(50), 40).points()).isEqualTo(90);
    }

    @ForRule("GIN-OKL-3")
    @Nested
    class A_spade_turned_up {
        private final GinRules rules = GinRules.oklahoma();

        @Test
        void doubles_every_score_of_the_hand() {
            assertThat(spade(rules, false, 5, 12).points()).isEqualTo(14);
            assertThat(spade(rules, false, 8, 3).points()).isEqualTo(60);
            assertThat(spade(rules, false, 0, 40).points()).isEqualTo(130);
            assertThat(spade(rules, true, 0, 40).points()).isEqualTo(142);
        }

        @Test
        void doubles_nothing_where_spades_do_not() {
            assertThat(spade(rules.withSpadeDoubles(false), false, 5, 12).points())
                    .isEqualTo(7);
            assertThat(spade(SEED, false, 5, 12).points()).isEqualTo(7);
        }

        @Test
        void is_needed_for_the_doubling() {
            assertThat(knock(rules, 5, 12).points()).isEqualTo(7);
        }

        @Test
        void leaves_the_box_single_or_doubles_it() {
            GinRules both = rules.withSpadeDoublesBoxes(true);
            assertThat(spade(rules, false, 5, 12).boxes()).isEqualTo(1);
            assertThat(spade(both, false, 5, 12).boxes()).isEqualTo(2);
            assertThat(knock(both, 5, 12).boxes()).isEqualTo(1);
            assertThat(spade(both.withSpadeDoubles(false), false, 5, 12).boxes())
                    .isEqualTo(1);
        }
    }

    @ForRule("GIN-OKL-5")
    @Test
    void extra_boxes_are_one_for_an_undercut_and_two_for_gin_where_the_table_gives_them() {
        GinRules extra = SEED.withExtraBoxes(true);
        assertThat(knock(extra, 5, 12).boxes()).isEqualTo(1);
        assertThat(knock(extra, 8, 3).boxes()).isEqualTo(2);
        assertThat(knock(extra, 0, 40).boxes()).isEqualTo(3);
        assertThat(bigGin(extra, 40).boxes()).isEqualTo(3);
        assertThat(knock(SEED, 8, 3).boxes()).isEqualTo(1);
        assertThat(knock(SEED, 0, 40).boxes()).isEqualTo(1);
        assertThat(bigGin(SEED, 40).boxes()).isEqualTo(1);
    }

    @ForRule("GIN-26")
    @Test
    void a_hand_that_was_broken_off_is_worth_nothing() {
        assertThat(HandResult.broken(Ending.VOID_WALL))
                .isEqualTo(new HandResult(Ending.VOID_WALL, Option.none(), 0, 0, 0, 0));
        assertThat(Ending.VOID_WALL.isVoid()).isTrue();
        assertThat(Ending.TIE.isVoid()).isFalse();
    }
}
