package dev.croupier.ginrummy.variants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Sheet;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.OklahomaAce;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OklahomaTest {
    /** Two runs of three, and 1 + 2 + 3 + 4 points: ten with a king shed. */
    private static final String TEN = "4C 5C 6C 8D 9D TD AH 2H 3D 4H";

    private static final String DEFENDER = "KC KD QC QH JC 9S 9C 7H 6H 2S";

    private static int limit(GinRules rules, String upcard) {
        return Table.with(rules).upcard(upcard).opens().view(Observer.SPECTATOR).knockLimit();
    }

    @ForRule("GIN-OKL-1")
    @Nested
    class The_limit {
        @ParameterizedTest
        @CsvSource({"2C, 2", "7H, 7", "9D, 9", "TC, 10", "JD, 10", "QH, 10", "KC, 10"})
        void is_the_value_of_the_upcard(String upcard, int limit) {
            assertThat(limit(GinRules.oklahoma(), upcard)).isEqualTo(limit);
            assertThat(limit(GinRules.seed(), upcard)).isEqualTo(10);
        }

        @Test
        void holds_for_the_hand_whoever_takes_the_upcard() {
            Play taken =
                    Table.with(GinRules.oklahoma()).hand(1, TEN).upcard("7H").plays("1 pile");
            assertThat(taken.refuses("1 knock 4H").get(0).needed()).isEqualTo(7);
            assertThat(taken.view(Observer.SPECTATOR).knockLimit()).isEqualTo(7);
        }

        @Test
        void refuses_a_knock_above_it() {
            Table drawn = Table.with(GinRules.oklahoma()).hand(1, TEN).inStock("KH");
            assertThat(drawn.upcard("9C")
                            .plays("1 pass", "0 pass", "1 stock KH")
                            .offers("knock"))
                    .isEmpty();
            assertThat(drawn.upcard("TC")
                            .plays("1 pass", "0 pass", "1 stock KH")
                            .offers("knock"))
                    .containsExactly("KH");
        }
    }

    @ForRule("GIN-OKL-2")
    @Test
    void an_ace_means_one_or_gin_only() {
        assertThat(limit(GinRules.oklahoma(), "AC")).isEqualTo(1);
        assertThat(limit(GinRules.oklahoma().withOklahomaAce(OklahomaAce.GIN_ONLY), "AC"))
                .isZero();
        assertThat(limit(GinRules.oklahoma().withOklahomaAce(OklahomaAce.GIN_ONLY), "2C"))
                .isEqualTo(2);
    }

    /** The knocker keeps an ace beside three melds; the defender can lay nothing off. */
    @ForRule({"GIN-E13", "GIN-OKL-2", "GIN-OKL-3"})
    @Nested
    class The_ace_of_spades {
        private static final String KNOCKER = "4C 5C 6C 8D 9D TD 3H 3S 3C AD";

        private static Play drawn(GinRules rules, String card) {
            return Table.with(rules)
                    .hand(1, KNOCKER)
                    .hand(0, DEFENDER)
                    .upcard("AS")
                    .inStock(card)
                    .plays("1 pass", "0 pass", "1 stock " + card);
        }

        @Test
        void lets_knock_with_one_and_doubles() {
            Play knock = drawn(GinRules.oklahoma(), "KH")
                    .plays("1 knock KH", "1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 3C 3H 3S", "1 done", "0 done");
            assertThat(knock.result().ending()).isEqualTo(Ending.KNOCK);
            assertThat(knock.result().points()).isEqualTo(2 * (10 + 10 + 10 + 10 + 10 + 9 + 9 + 7 + 6 + 2 - 1));
        }

        @Test
        void asks_for_gin_in_tedesco_and_doubles_too() {
            Play drawn = drawn(GinRules.tedesco(), "3D");
            assertThat(drawn.offers("knock")).containsExactly("AD");
            Play gin = drawn.plays("1 knock AD", "1 meld 4C 5C 6C", "1 meld 8D 9D TD", "1 meld 3C 3D 3H 3S")
                    .plays("1 done", "0 done");
            assertThat(gin.result().ending()).isEqualTo(Ending.GIN);
            assertThat(gin.result().points()).isEqualTo(2 * (25 + 83));
        }

        @ForRule("GIN-TED-1")
        @Test
        void refuses_a_knock_in_tedesco() {
            Play drawn = drawn(GinRules.tedesco(), "KH");
            assertThat(drawn.offers("knock")).isEmpty();
            assertThat(drawn.refuses("1 knock KH").get(0).needed()).isEqualTo(0);
        }
    }

    @ForRule("GIN-OKL-4")
    @Test
    void a_void_hand_is_dealt_again_with_another_limit() {
        Play wall = Table.match(GinRules.oklahoma())
                .hand(1, TEN)
                .hand(0, DEFENDER)
                .upcard("3S")
                .stock("KH KS QS")
                .plays("1 pass", "0 pass", "1 stock KH", "1 discard KH");
        assertThat(wall.view(Observer.SPECTATOR).knockLimit()).isEqualTo(3);
        Play again = wall.deals(DEFENDER, TEN, "9H");
        assertThat(again.view(Observer.SPECTATOR).knockLimit()).isEqualTo(9);
        assertThat(again.state().dealer()).isZero();
        assertThat(again.told(Observer.SPECTATOR)).contains("9H was turned up; the limit is 9");
    }

    @ForRule("GIN-OKL-5")
    @Test
    void the_target_is_100_without_extra_boxes() {
        assertThat(Sheet.of(GinRules.oklahoma()).wins(0, 100).isOver()).isTrue();
        assertThat(GinRules.oklahoma().extraBoxes()).isFalse();
    }

    @ForRule("GIN-TED-3")
    @Test
    void tedesco_doubles_for_a_spade_and_keeps_aces_low() {
        assertThat(GinRules.tedesco().spadeDoubles()).isTrue();
        assertThat(GinRules.tedesco().aceRuns()).isEqualTo(GinRules.seed().aceRuns());
        assertThat(limit(GinRules.tedesco(), "8S")).isEqualTo(8);
    }

    @ForRule("GIN-TED-1")
    @Test
    void tedesco_is_oklahoma_with_gin_only_aces_and_a_streak() {
        assertThat(GinRules.tedesco())
                .isEqualTo(GinRules.oklahoma()
                        .withOklahomaAce(OklahomaAce.GIN_ONLY)
                        .withStreakBonus(25));
    }
}
