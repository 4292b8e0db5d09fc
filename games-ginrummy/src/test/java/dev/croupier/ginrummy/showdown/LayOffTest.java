package dev.croupier.ginrummy.showdown;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.Hand;
import dev.croupier.ginrummy.Play;
import dev.croupier.ginrummy.Table;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Rank;
import dev.croupier.ginrummy.card.Suit;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.rules.Defender;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.table.GinViolation;
import dev.croupier.ginrummy.table.Phase;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@ForRule("GIN-12")
class LayOffTest {
    private static final String HIGH = "KC KD QS QD JC 9S 9C TD";

    /** The knocker's hand and the defender's; the knocker sheds the drawn king of hearts. */
    private static Play knocked(GinRules rules, String knocker, String defender) {
        return Table.with(rules)
                .hand(1, knocker)
                .hand(0, defender)
                .upcard("JS")
                .inStock("KH")
                .plays("1 pass", "0 pass", "1 stock KH", "1 knock KH");
    }

    @ForRule({"GIN-B18", "GIN-B19"})
    @Nested
    class The_defender {
        private final Play play = knocked(
                        GinRules.seed(), "4H 5H 6H 8S 9S TS 2C 2D 2S AH", "2H 3H 7H 8H QC QD QS KC 5D 9C")
                .plays("1 meld 4H 5H 6H", "1 meld 8S 9S TS", "1 meld 2C 2D 2S", "1 done");

        @Test
        void lays_out_melds_and_lays_off_in_any_order() {
            assertThat(play.state().phase()).isEqualTo(Phase.LAY_OFF);
            assertThat(play.offers("layoff")).containsExactly("2H 2C 2D 2S", "3H 4H 5H 6H", "7H 4H 5H 6H");
            assertThat(play.offers("meld")).containsExactly("QC QD QS");
            Play meldFirst = play.plays("0 meld QC QD QS", "0 layoff 7H 4H 5H 6H", "0 done");
            Play layOffFirst = play.plays("0 layoff 7H 4H 5H 6H", "0 meld QC QD QS", "0 done");
            assertThat(meldFirst.state()).isEqualTo(layOffFirst.state());
        }

        @Test
        void may_build_on_a_card_laid_off_before() {
            assertThat(play.rulesAgainst("0 layoff 8H 4H 5H 6H")).containsExactly("GIN-12");
            Play chain = play.plays(
                    "0 layoff 7H 4H 5H 6H", "0 layoff 8H 4H 5H 6H 7H", "0 layoff 3H 4H 5H 6H 7H 8H", "0 done");
            assertThat(chain.melds()).isEqualTo("2C 2D 2S|3H 4H 5H 6H 7H 8H|8S 9S TS / ");
            assertThat(chain.hand(0)).isEqualTo("9C QC KC 5D QD 2H QS");
        }

        @Test
        void need_not_meld_or_lay_off() {
            Play done = play.plays("0 done");
            assertThat(done.result().defenderDeadwood()).isEqualTo(2 + 3 + 7 + 8 + 30 + 10 + 5 + 9);
        }

        @ForRule("GIN-B20")
        @Test
        void loses_the_difference_of_what_is_left() {
            Play done = play.plays("0 meld QC QD QS", "0 layoff 3H 4H 5H 6H", "0 layoff 7H 3H 4H 5H 6H")
                    .plays("0 layoff 8H 3H 4H 5H 6H 7H", "0 layoff 2H 2C 2D 2S", "0 done");
            assertThat(done.hand(0)).isEqualTo("9C KC 5D");
            assertThat(done.result().ending()).isEqualTo(Ending.KNOCK);
            assertThat(done.result().points()).isEqualTo(24 - 1);
        }

        @Test
        void finds_no_place_on_a_set_of_four() {
            Play four = play.plays("0 layoff 2H 2C 2D 2S");
            assertThat(four.offers("layoff").filter(text -> text.endsWith("2C 2D 2H 2S")))
                    .isEmpty();
        }

        @Test
        void lays_nothing_off_on_deadwood_or_on_its_own_melds() {
            Meld own = new Meld(Hand.cards("QC QD QS"));
            Play melded = play.plays("0 meld QC QD QS");
            assertThat(melded.refuses("0 layoff KC QC QD QS"))
                    .containsExactly(new GinViolation.NoSuchMeld(melded.action("0 layoff KC QC QD QS"), own));
            assertThat(play.rulesAgainst("0 layoff 2H AH 3H 4H 2H")).containsExactly("GIN-B19");
        }

        @Test
        void is_told_what_a_meld_takes() {
            Meld run = new Meld(Hand.cards("4H 5H 6H"));
            assertThat(play.refuses("0 layoff 8H 4H 5H 6H"))
                    .containsExactly(new GinViolation.DoesNotFit(
                            play.action("0 layoff 8H 4H 5H 6H"),
                            Card.of(Rank.EIGHT, Suit.HEARTS),
                            run,
                            Hand.cards("3H 7H")));
        }

        @Test
        void lays_off_its_own_cards_only() {
            assertThat(play.rulesAgainst("0 layoff 7S 8S 9S TS")).containsExactly("GIN-B8");
            assertThat(play.rulesAgainst("0 layoff 6S 8S 9S TS")).containsExactly("GIN-B8", "GIN-12");
        }

        @Test
        void is_alone_with_that() {
            assertThat(play.rulesAgainst("1 layoff AH 2C 2D 2S")).containsExactly("CORE-TURN");
        }
    }

    @ForRule("GIN-E6")
    @Nested
    class A_four_that_fits_a_set_and_the_low_end_of_a_run {
        private static final String KNOCKER = "4C 4D 4S 5H 6H 7H 8H AS AD 2C";
        private final Play play = knocked(GinRules.seed(), KNOCKER, "3H 4H " + HIGH)
                .plays("1 meld 4C 4D 4S", "1 meld 5H 6H 7H 8H", "1 done");

        @Test
        void goes_where_the_defender_puts_it() {
            assertThat(play.offers("layoff")).containsExactly("4H 4C 4D 4S", "4H 5H 6H 7H 8H");
            Play run = play.plays("0 layoff 4H 5H 6H 7H 8H", "0 layoff 3H 4H 5H 6H 7H 8H", "0 done");
            assertThat(run.result().defenderDeadwood()).isEqualTo(78);
            Play set = play.plays("0 layoff 4H 4C 4D 4S", "0 done");
            assertThat(set.result().defenderDeadwood()).isEqualTo(81);
        }

        @Test
        void goes_on_the_run_where_the_best_answer_is_made_by_rule() {
            Play optimal = knocked(GinRules.seed().withDefender(Defender.OPTIMAL), KNOCKER, "3H 4H " + HIGH)
                    .plays("1 meld 4C 4D 4S", "1 meld 5H 6H 7H 8H", "1 done");
            assertThat(optimal.result().defenderDeadwood()).isEqualTo(78);
            assertThat(optimal.melds()).isEqualTo("4C 4D 4S|3H 4H 5H 6H 7H 8H / ");
        }
    }

    @ForRule("GIN-E7")
    @Test
    void a_seven_on_the_high_end_lets_the_eight_follow() {
        Play play = knocked(
                        GinRules.seed().withDefender(Defender.OPTIMAL),
                        "7C 7D 7S 4H 5H 6H AS AD 2C 3S",
                        "7H 8H " + HIGH)
                .plays("1 meld 7C 7D 7S", "1 meld 4H 5H 6H", "1 done");
        assertThat(play.result().defenderDeadwood()).isEqualTo(78);
    }

    @ForRule("GIN-E8")
    @Nested
    class Own_melds_and_lay_offs_together {
        private static final String KNOCKER = "2D 3D 4D 5D 6D 7D 2H 3H 4H AS";
        private static final String DEFENDER = "4C 8C KC 8D 9D JD 6H 7H 8H 5S";

        private static Play declared(Defender defender) {
            return knocked(GinRules.seed().withDefender(defender), KNOCKER, DEFENDER)
                    .plays("1 meld 2D 3D 4D 5D 6D 7D", "1 meld 2H 3H 4H", "1 done");
        }

        @Test
        void the_own_minimum_first_costs_51() {
            Play first = declared(Defender.MANUAL).plays("0 meld 8C 8D 8H", "0 done");
            assertThat(first.result().defenderDeadwood()).isEqualTo(51);
        }

        @Test
        void the_run_and_two_lay_offs_cost_37() {
            Play joint = declared(Defender.MANUAL)
                    .plays("0 meld 6H 7H 8H", "0 layoff 8D 2D 3D 4D 5D 6D 7D", "0 layoff 9D 2D 3D 4D 5D 6D 7D 8D")
                    .plays("0 done");
            assertThat(joint.result().defenderDeadwood()).isEqualTo(37);
            assertThat(joint.result().points()).isEqualTo(37 - 1);
        }

        @Test
        void the_rules_find_that_too() {
            Play optimal = declared(Defender.OPTIMAL);
            assertThat(optimal.result().defenderDeadwood()).isEqualTo(37);
            assertThat(optimal.told(Seat.of(1)))
                    .startsWith("seat 1 was left with AS (1 deadwood)", "seat 0 melded 6H 7H 8H")
                    .contains("seat 0 laid 9D off on 2D 3D 4D 5D 6D 7D 8D");
        }
    }

    @ForRule({"GIN-6", "GIN-B22"})
    @Nested
    class After_gin {
        private static final String GIN = "AC 2C 3C 4D 5D 6D 8S 9S TS JC";

        private static Play declared(Defender defender) {
            return Table.with(GinRules.seed().withDefender(defender))
                    .hand(1, GIN)
                    .hand(0, "4C 7D KC KD KS 2H 9H QC 6S JD")
                    .upcard("JS")
                    .plays("1 pile", "1 knock JC")
                    .plays("1 meld AC 2C 3C", "1 meld 4D 5D 6D", "1 meld 8S 9S TS JS", "1 done");
        }

        @Test
        void the_defender_declares_melds_but_lays_nothing_off() {
            Play play = declared(Defender.MANUAL);
            assertThat(play.offers()).containsExactly("0 meld KC KD KS", "0 done");
            assertThat(play.refuses("0 layoff 4C AC 2C 3C"))
                    .containsExactly(new GinViolation.NoLayOff(play.action("0 layoff 4C AC 2C 3C")));
        }

        @Test
        void the_score_is_25_and_the_deadwood() {
            Play play = declared(Defender.MANUAL).plays("0 meld KC KD KS", "0 done");
            assertThat(play.result().ending()).isEqualTo(Ending.GIN);
            assertThat(play.result().points()).isEqualTo(25 + 4 + 7 + 2 + 9 + 10 + 6 + 10);
        }

        @Test
        void the_best_answer_by_rule_lays_nothing_off_either() {
            assertThat(declared(Defender.OPTIMAL).result().points()).isEqualTo(25 + 48);
        }
    }

    @ForRule("GIN-MAH-3")
    @Nested
    class On_a_run_that_ends_in_an_ace {
        private static Play declared(AceRuns aceRuns) {
            return Table.with(GinRules.mahjong().withKnockLimit(10).withAceRuns(aceRuns))
                    .hand(1, "QH KH AH 4C 5C 6C 7D 8D 9D 3S 4S 5S 2D")
                    .hand(0, "TH JH 2H KC KD QC QS JD 9S 9C 8S 7H AD")
                    .upcard("KS")
                    .inStock("JC")
                    .plays("1 pass", "0 pass", "1 stock JC", "1 knock JC")
                    .plays("1 meld QH KH AH", "1 meld 4C 5C 6C", "1 meld 7D 8D 9D", "1 meld 3S 4S 5S", "1 done");
        }

        @Test
        void cards_go_below_and_none_above() {
            Play play = declared(AceRuns.HIGH_OR_LOW);
            assertThat(play.offers("layoff")).containsExactly("JH QH KH AH");
            assertThat(play.rulesAgainst("0 layoff 2H QH KH AH")).containsExactly("GIN-12");
            assertThat(play.plays("0 layoff JH QH KH AH").offers("layoff")).containsExactly("TH JH QH KH AH");
        }

        @Test
        void the_two_goes_above_where_runs_go_around_the_corner() {
            assertThat(declared(AceRuns.AROUND_THE_CORNER).offers("layoff"))
                    .containsExactly("2H QH KH AH", "JH QH KH AH");
        }
    }
}
