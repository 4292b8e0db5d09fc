package dev.croupier.ginrummy.showdown;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.KnockerMelds;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule("GIN-10")
class DeclarationTest {
    private static Play knocked(GinRules rules, String hand) {
        return Table.with(rules)
                .hand(1, hand)
                .upcard("KS")
                .inStock("KH")
                .plays("1 pass", "0 pass", "1 stock KH", "1 knock KH");
    }

    @Nested
    class A_seven_that_fits_a_run_and_a_set {
        private final Play play = knocked(GinRules.seed(), "4C 5C 6C 7C 7H 7S 8D 9D TD 2H");

        @Test
        void may_not_go_where_no_completion_stays_within_the_limit() {
            assertThat(play.offers("meld")).containsExactly("4C 5C 6C", "7C 7H 7S", "8D 9D TD");
            assertThat(play.refuses("1 meld 4C 5C 6C 7C"))
                    .containsExactly(new GinViolation.DeclarationOverLimit(play.action("1 meld 4C 5C 6C 7C"), 10, 16));
        }

        @Test
        void must_be_melded_before_the_knocker_is_done() {
            Play two = play.plays("1 meld 4C 5C 6C", "1 meld 8D 9D TD");
            assertThat(two.refuses("1 done")).containsExactly(new GinViolation.NotDone(two.action("1 done"), 10, 23));
            assertThat(two.plays("1 meld 7C 7H 7S", "1 done").hand(1)).isEqualTo("2H");
        }

        @ForRule("GIN-B14")
        @Test
        void is_in_one_meld_only() {
            Play run = play.plays("1 meld 7C 7H 7S");
            assertThat(run.refuses("1 meld 5C 6C 7C").get(0))
                    .isEqualTo(new GinViolation.MeldNotInHand(
                            run.action("1 meld 5C 6C 7C"), new Meld(Hand.cards("5C 6C 7C"))));
        }
    }

    @Nested
    class A_hand_that_is_gin {
        private final Play play = knocked(GinRules.seed(), "AC 2C 3C 4D 5D 6D 8S 9S TS JS");

        @ForRule("GIN-B22")
        @Test
        void is_gin_when_all_of_it_is_declared() {
            Play gin = play.plays("1 meld AC 2C 3C", "1 meld 4D 5D 6D", "1 meld 8S 9S TS JS", "1 done", "0 done");
            assertThat(gin.result().ending()).isEqualTo(Ending.GIN);
        }

        @Test
        void is_a_knock_with_what_is_declared_when_less_is_declared() {
            Play knock = play.plays("1 meld 4D 5D 6D", "1 meld 8S 9S TS JS", "1 done");
            assertThat(knock.hand(1)).isEqualTo("AC 2C 3C");
            assertThat(knock.plays("0 done").result().ending()).isEqualTo(Ending.KNOCK);
            assertThat(knock.plays("0 done").result().knockerDeadwood()).isEqualTo(6);
        }
    }

    @ForRule("GIN-E9")
    @Nested
    class A_long_run {
        private final Play play = Table.with(GinRules.seed())
                .hand(1, "3H 4H 5H 6H 7H 8H AC AD AS TC")
                .hand(0, "2H 9H 4S QC JD 8C 6D 2S TS QD")
                .upcard("KS")
                .inStock("KD")
                .plays("1 pass", "0 pass", "1 stock KD", "1 knock KD", "1 meld AC AD AS");

        @Test
        void takes_both_outer_cards_whole() {
            assertThat(play.plays("1 meld 3H 4H 5H 6H 7H 8H", "1 done").offers("layoff"))
                    .containsExactly("2H 3H 4H 5H 6H 7H 8H", "9H 3H 4H 5H 6H 7H 8H");
        }

        @Test
        void takes_the_same_cards_split() {
            assertThat(play.plays("1 meld 3H 4H 5H", "1 meld 6H 7H 8H", "1 done")
                            .offers("layoff"))
                    .containsExactly("2H 3H 4H 5H", "9H 6H 7H 8H");
        }
    }

    @ForRule({"GIN-20", "GIN-B15", "GIN-B11"})
    @Test
    void only_melds_of_the_table_are_declared() {
        Play play = Table.with(GinRules.seed())
                .hand(1, "AC 2C KC KD 4D 5D 6D 3S 4S JS")
                .inStock("KH")
                .plays("1 pass", "0 pass", "1 stock KH", "1 knock JS");
        assertThat(play.refuses("1 meld KC AC 2C"))
                .containsExactly(
                        new GinViolation.NotAMeld(play.action("1 meld KC AC 2C"), new Meld(Hand.cards("KC AC 2C"))),
                        new GinViolation.DeclarationOverLimit(play.action("1 meld KC AC 2C"), 10, 27));
    }

    @ForRule("GIN-B17")
    @Test
    void the_defender_waits_for_the_knocker() {
        Play play = knocked(GinRules.seed(), "AC 2C 3C 4D 5D 6D 8S 9S TS JS");
        assertThat(play.rulesAgainst("0 done")).containsExactly("CORE-TURN");
        assertThat(play.rulesAgainst("1 layoff AC 8S 9S TS JS")).containsExactly("GIN-B19");
        assertThat(play.rulesAgainst("1 discard AC")).containsExactly("GIN-B8");
    }

    /** Two twos and a run of spades can be melded in two ways; 1 + 3 + 4 stay unmatched. */
    @Nested
    class Melds_by_rule {
        private static final String HAND = "2C 2D 2H 2S 3S 4S 5S AD 3H 4D";

        @Test
        void are_declared_by_the_knocker_unless_the_table_says_otherwise() {
            assertThat(knocked(GinRules.seed(), HAND).state().phase()).isEqualTo(Phase.DECLARATION);
        }

        @Test
        void may_be_the_first_with_the_least_deadwood() {
            Play play = knocked(GinRules.seed().withKnockerMelds(KnockerMelds.AUTO_MIN), HAND);
            assertThat(play.state().phase()).isEqualTo(Phase.LAY_OFF);
            assertThat(play.melds()).isEqualTo("2C 2D 2H|2S 3S 4S 5S / ");
            assertThat(play.hand(1)).isEqualTo("AD 4D 3H");
        }

        @Test
        void may_be_those_that_take_the_fewest_lay_offs() {
            Play play = knocked(GinRules.seed().withKnockerMelds(KnockerMelds.AUTO_MIN_THEN_FEWEST_LAYOFFS), HAND);
            assertThat(play.melds()).isEqualTo("2C 2D 2H 2S|3S 4S 5S / ");
            assertThat(play.told(play.state().toAct()))
                    .containsExactly(
                            "seat 1 knocked with KH and laid open 2C AD 2D 4D 2H 3H 2S 3S 4S 5S",
                            "seat 1 melded 2C 2D 2H 2S",
                            "seat 1 melded 3S 4S 5S",
                            "seat 1 was left with AD 4D 3H (8 deadwood)");
        }
    }
}
