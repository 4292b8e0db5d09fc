package dev.croupier.ginrummy.knock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BigGinTest {
    private static Play drawn(GinRules rules, String card) {
        return Table.with(rules)
                .hand(1, "AC 2C 3C 4D 5D 6D 7H 8H 9H TH")
                .hand(0, "KC KD KS 2H 5H 8C QC JD 9S AD")
                .upcard("QD")
                .inStock(card)
                .plays("1 pass", "0 pass", "1 stock " + card);
    }

    @ForRule("GIN-B23")
    @Nested
    class Eleven_melded_cards {
        private final Play drawn = drawn(GinRules.seed(), "JH");

        @Test
        void are_big_gin_without_a_discard() {
            Play declared = drawn.plays("1 biggin");
            assertThat(declared.pile()).isEqualTo("QD");
            assertThat(declared.hand(1)).isEqualTo("AC 2C 3C 4D 5D 6D 7H 8H 9H TH JH");
        }

        @Test
        void are_all_declared() {
            Play some = drawn.plays("1 biggin", "1 meld 7H 8H 9H TH JH", "1 meld 4D 5D 6D");
            assertThat(some.refuses("1 done")).containsExactly(new GinViolation.NotDone(some.action("1 done"), 0, 6));
            assertThat(drawn.plays("1 biggin").rulesAgainst("1 meld 8H 9H TH")).containsExactly("GIN-10");
        }

        @ForRule("GIN-6")
        @Test
        void take_no_lay_offs_and_score_31_and_the_deadwood() {
            Play declared =
                    drawn.plays("1 biggin", "1 meld 7H 8H 9H TH JH", "1 meld 4D 5D 6D", "1 meld AC 2C 3C", "1 done");
            assertThat(declared.offers("layoff")).isEmpty();
            assertThat(declared.rulesAgainst("0 layoff QC AC 2C 3C")).containsExactly("GIN-6", "GIN-12");
            Play scored = declared.plays("0 meld KC KD KS", "0 done");
            assertThat(scored.result().ending()).isEqualTo(Ending.BIG_GIN);
            assertThat(scored.result().winner()).contains(Seat.of(1));
            assertThat(scored.result().points()).isEqualTo(31 + 45);
        }

        @ForRule({"GIN-7", "GIN-9"})
        @Test
        void may_be_played_as_plain_gin_too() {
            assertThat(drawn.offers("knock")).contains("JH", "7H");
            Play gin = drawn.plays("1 knock JH", "1 meld AC 2C 3C", "1 meld 4D 5D 6D", "1 meld 7H 8H 9H TH", "1 done")
                    .plays("0 meld KC KD KS", "0 done");
            assertThat(gin.result().ending()).isEqualTo(Ending.GIN);
            assertThat(gin.result().points()).isEqualTo(25 + 45);
        }

        @ForRule("GIN-7")
        @Test
        void may_be_played_on_with() {
            assertThat(drawn.offers("discard")).hasSize(11);
        }
    }

    @ForRule("GIN-9")
    @Test
    void plain_gin_is_possible_when_the_last_card_came_from_the_pile() {
        Play taken = Table.with(GinRules.straight())
                .hand(1, "AC 2C 3C 4D 5D 6D 7H 8H 9H TH")
                .upcard("JH")
                .plays("1 pile");
        assertThat(taken.offers()).contains("1 knock 7H", "1 biggin").doesNotContain("1 knock JH");
    }

    @ForRule("GIN-B23")
    @Test
    void a_card_too_many_is_refused_with_what_it_leaves() {
        Play drawn = drawn(GinRules.seed(), "QH");
        assertThat(drawn.offers()).doesNotContain("1 biggin");
        assertThat(drawn.refuses("1 biggin")).containsExactly(new GinViolation.NotBigGin(drawn.action("1 biggin"), 10));
    }

    @ForRule("GIN-7")
    @Nested
    class Where_it_is_not_recognised {
        private final GinRules rules = GinRules.seed().withBigGin(false);

        @Test
        void it_is_refused() {
            Play drawn = drawn(rules, "JH");
            assertThat(drawn.offers()).doesNotContain("1 biggin");
            assertThat(drawn.refuses("1 biggin")).containsExactly(new GinViolation.BigGinOff(drawn.action("1 biggin")));
        }

        @Test
        void every_reason_is_given() {
            assertThat(drawn(rules, "QH").rulesAgainst("1 biggin")).containsExactly("GIN-7", "GIN-B23");
            assertThat(Table.with(rules).opens().rulesAgainst("1 biggin")).containsExactly("GIN-7", "GIN-B23");
        }
    }

    @ForRule("GIN-MAH-1")
    @Test
    void fourteen_melded_cards_are_big_gin_in_mahjong() {
        Play taken = Table.with(GinRules.mahjong())
                .hand(1, "AC 2C 3C 4D 5D 6D 7H 8H 9H TH 9S TS JS")
                .upcard("QS")
                .plays("1 pile");
        assertThat(taken.offers()).contains("1 biggin");
    }

    @ForRule("GIN-9")
    @ParameterizedTest
    @ValueSource(ints = {5, 8, 11})
    void hands_that_could_go_big_gin_but_not_gin_are_not_dealt(int cards) {
        GinRules rules = GinRules.seed().withHandSize(cards);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GinRummy.hand(rules))
                .withMessageContaining("handSize=" + cards);
        assertThat(GinRummy.hand(rules.withBigGin(false)).rules().handSize()).isEqualTo(cards);
    }
}
