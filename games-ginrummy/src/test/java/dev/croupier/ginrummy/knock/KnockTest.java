package dev.croupier.ginrummy.knock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class KnockTest {
    /** Runs of clubs and diamonds, and ten points: 1 + 2 + 3 + 4. */
    private static final String TEN = "4C 5C 6C 8D 9D TD AS 2H 3S 4D";

    private static Play drawn(GinRules rules, String hand, String card) {
        return Table.with(rules).hand(1, hand).upcard("KS").inStock(card).plays("1 pass", "0 pass", "1 stock " + card);
    }

    @ForRule({"GIN-B16", "GIN-1"})
    @Nested
    class The_limit {
        @Test
        void is_ten_after_the_discard() {
            assertThat(drawn(GinRules.seed(), TEN, "KH").offers("knock")).containsExactly("KH");
        }

        @Test
        void refuses_eleven_with_the_evidence() {
            Play eleven = drawn(GinRules.seed(), "4C 5C 6C 8D 9D TD AS 2H 3S 5D", "KH");
            assertThat(eleven.offers("knock")).isEmpty();
            assertThat(eleven.refuses("1 knock KH"))
                    .containsExactly(new GinViolation.OverLimit(
                            eleven.action("1 knock KH"), Card.of(Rank.KING, Suit.HEARTS), 10, 11));
        }

        @Test
        void is_an_option() {
            assertThat(drawn(GinRules.seed().withKnockLimit(9), TEN, "KH").offers("knock"))
                    .isEmpty();
            assertThat(drawn(GinRules.seed().withKnockLimit(11), "4C 5C 6C 8D 9D TD AS 2H 3S 5D", "KH")
                            .offers("knock"))
                    .containsExactly("KH");
        }
    }

    @ForRule("GIN-B16")
    @Test
    void a_knock_comes_after_the_draw_and_instead_of_the_discard() {
        Play drawn = drawn(GinRules.seed(), TEN, "KH");
        assertThat(Table.with(GinRules.seed()).hand(1, TEN).opens().rulesAgainst("1 knock AS"))
                .containsExactly("GIN-B16");
        Play discarded = drawn.plays("1 discard KH");
        assertThat(discarded.rulesAgainst("1 knock AS")).containsExactly("CORE-TURN");
        assertThat(discarded.rulesAgainst("0 knock KS")).containsExactly("GIN-B16");
    }

    @ForRule("GIN-8")
    @Test
    void nobody_has_to_knock_or_go_gin() {
        Play gin = drawn(GinRules.seed(), "4C 5C 6C 8D 9D TD AS AH AC QD", "AD");
        assertThat(gin.offers("knock")).contains("QD");
        assertThat(gin.offers("discard")).hasSize(11);
        assertThat(gin.plays("1 discard QD").state().phase()).isEqualTo(Phase.DRAW);
    }

    @ForRule({"GIN-11", "GIN-E4"})
    @Test
    void the_best_of_all_eleven_discards_decides() {
        Play play = drawn(GinRules.seed(), "3C 6C 7C 2D 5D 6D 7D 8D 7H 6S", "7S");
        assertThat(play.offers("knock")).containsExactly("8D");
        Play declared = play.plays("1 knock 8D", "1 meld 6C 6D 6S", "1 meld 7C 7D 7H 7S", "1 done");
        assertThat(declared.hand(1)).isEqualTo("3C 2D 5D");
    }

    @ForRule({"GIN-11", "GIN-E5", "GIN-B22"})
    @Test
    void gin_is_found_behind_another_arrangement() {
        Play play = drawn(GinRules.straight(), "AC 2C 3C 5C AD 2D 5D 2H 5H AS", "2S");
        assertThat(play.offers("knock")).containsExactly("3C");
        Play declared = play.plays(
                "1 knock 3C", "1 meld AC AD AS", "1 meld 2C 2D 2H 2S", "1 meld 5C 5D 5H", "1 done", "0 done");
        assertThat(declared.result().ending()).isEqualTo(Ending.GIN);
    }

    @Nested
    class A_knock {
        private final Play knocked = drawn(GinRules.seed(), TEN, "KH").plays("1 knock KH");

        @ForRule({"GIN-B17", "GIN-18"})
        @Test
        void puts_the_discard_on_the_pile_where_all_see_it() {
            assertThat(knocked.view(Seat.of(0)).pile().mkString(" ")).isEqualTo("KH KS");
            assertThat(knocked.told(Seat.of(0)))
                    .containsExactly("seat 1 knocked with KH and laid open 4C 5C 6C 4D 8D 9D TD 2H AS 3S");
        }

        @ForRule("GIN-B17")
        @Test
        void lays_the_hand_open() {
            assertThat(Table.text(
                            knocked.view(Observer.SPECTATOR).hands().get(1).known()))
                    .isEqualTo("4C 5C 6C 4D 8D 9D TD 2H AS 3S");
            assertThat(knocked.view(Observer.SPECTATOR).hands().get(0).known().isEmpty())
                    .isTrue();
        }

        @ForRule("GIN-B17")
        @Test
        void is_followed_by_the_declaration() {
            assertThat(knocked.state().phase()).isEqualTo(Phase.DECLARATION);
            assertThat(knocked.state().toAct()).isEqualTo(Seat.of(1));
        }
    }
}
