package dev.croupier.ginrummy.analysis;

import static dev.croupier.ginrummy.Hand.cards;
import static dev.croupier.ginrummy.Hand.melds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.card.CardSet;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LayOffsTest {
    @Nested
    class A_card_that_fits_a_set_and_a_run {
        @ForRule("GIN-E6")
        @Test
        void goes_on_the_low_end_of_the_run_if_another_follows() {
            assertThat(layOffs("4C 4D 4S|5H 6H 7H 8H", "3H 4H"))
                    .isEqualTo("4H on 5H 6H 7H 8H, 3H on 4H 5H 6H 7H 8H; 0");
        }

        @ForRule("GIN-E7")
        @Test
        void goes_on_the_high_end_of_the_run_if_another_follows() {
            assertThat(layOffs("7C 7D 7S|4H 5H 6H", "7H 8H")).isEqualTo("7H on 4H 5H 6H, 8H on 4H 5H 6H 7H; 0");
        }
    }

    @ForRule({"GIN-E8", "GIN-12"})
    @Test
    void the_own_minimum_is_given_up_where_lay_offs_are_worth_more() {
        long hand = cards("4C 8C KC 8D 9D JD 6H 7H 8H 5S");
        LayOffs answer = LayOffs.optimal(melds("2D 3D 4D 5D 6D 7D|2H 3H 4H", AceRuns.LOW), hand, AceRuns.LOW);
        assertThat(LayOffs.none(hand, AceRuns.LOW).deadwood()).isEqualTo(51);
        assertThat(answer.deadwood()).isEqualTo(37);
        assertThat(answer.own()).hasToString("6H 7H 8H + 4C 8C KC JD 5S (37)");
        assertThat(answer.layOffs().mkString(", ")).isEqualTo("8D on 2D 3D 4D 5D 6D 7D, 9D on 2D 3D 4D 5D 6D 7D 8D");
    }

    @Test
    void the_hand_may_be_given_as_a_set() {
        long hand = cards("3H 4H KC");
        var table = melds("5H 6H 7H 8H", AceRuns.LOW);
        assertThat(LayOffs.optimal(table, CardSet.ofBits(hand), AceRuns.LOW))
                .isEqualTo(LayOffs.optimal(table, hand, AceRuns.LOW));
    }

    @ForRule("GIN-E9")
    @Test
    void a_split_run_takes_the_same_two_cards_as_the_whole() {
        assertThat(layOffs("3H 4H 5H 6H 7H 8H", "2H 9H KC")).endsWith("; 10");
        assertThat(layOffs("3H 4H 5H|6H 7H 8H", "2H 9H KC")).isEqualTo("2H on 3H 4H 5H, 9H on 6H 7H 8H; 10");
    }

    @ForRule("GIN-12")
    @Test
    void a_set_of_four_takes_nothing() {
        assertThat(layOffs("4C 4D 4H 4S", "3C 5C KD")).isEqualTo("; 18");
    }

    @ForRule({"GIN-B22", "GIN-6"})
    @Test
    void nothing_is_laid_off_on_gin() {
        LayOffs answer = LayOffs.none(cards("3H 4H KC KD KS"), AceRuns.LOW);
        assertThat(answer.layOffs()).isEmpty();
        assertThat(answer.own()).hasToString("KC KD KS + 3H 4H (7)");
    }

    @Nested
    class With_high_aces {
        @ForRule("GIN-MAH-3")
        @Test
        void a_run_that_ends_in_an_ace_grows_downwards_only() {
            assertThat(layOffs("QH KH AH", "TH JH 2H", AceRuns.HIGH_OR_LOW))
                    .isEqualTo("JH on QH KH AH, TH on JH QH KH AH; 2");
        }

        @Test
        void a_run_around_the_corner_grows_both_ways() {
            assertThat(layOffs("QH KH AH", "JH 2H 3H", AceRuns.AROUND_THE_CORNER))
                    .endsWith("; 0");
        }
    }

    @Nested
    class Programmers_errors {
        @Test
        void a_card_in_two_places_is_refused() {
            assertThatIllegalArgumentException().isThrownBy(() -> layOffs("4C 4D 4S", "4C"));
        }

        @Test
        void a_meld_that_the_aces_forbid_is_refused() {
            assertThatIllegalArgumentException()
                    .isThrownBy(
                            () -> LayOffs.minimum(melds("QH KH AH", AceRuns.HIGH_OR_LOW), cards("4C"), AceRuns.LOW));
        }
    }

    private static String layOffs(String table, String hand) {
        return layOffs(table, hand, AceRuns.LOW);
    }

    private static String layOffs(String table, String hand, AceRuns aceRuns) {
        LayOffs answer = LayOffs.optimal(melds(table, aceRuns), cards(hand), aceRuns);
        return answer.layOffs().mkString(", ") + "; " + answer.deadwood();
    }
}
