package dev.croupier.ginrummy.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.WallRule;
import dev.croupier.ginrummy.table.Phase;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HeuristicBotTest {
    private static final GinRules RULES = GinRules.standard();

    private static String choice(Seated seated) {
        return seated.choiceText(GinBots.heuristic());
    }

    @Nested
    class Offered_a_card {
        @Test
        void it_takes_one_that_completes_a_meld() {
            assertThat(choice(Seated.at(RULES, "7C 7D 9H JH 2S 4S KD KH QC AS", "7H")))
                    .isEqualTo("pile");
        }

        @Test
        void it_takes_one_that_lengthens_a_meld() {
            assertThat(choice(Seated.at(RULES, "7C 8C 9C JH 2S 4S KD 5H QC AS", "TC")))
                    .isEqualTo("pile");
        }

        @Test
        void it_refuses_one_that_is_only_low() {
            assertThat(choice(Seated.at(RULES, "7C 8D 9H JH 2S 4S KD KH QC 9S", "AD")))
                    .isEqualTo("pass");
        }

        @Test
        void it_takes_a_low_one_to_knock_at_once() {
            assertThat(choice(Seated.at(RULES, "7C 8C 9C JH JS JD 2C 3H 4S KD", "AD")))
                    .isEqualTo("pile");
        }
    }

    @Nested
    class At_the_end_of_its_turn {
        @Test
        void it_keeps_melds_and_parts_with_high_deadwood() {
            assertThat(choice(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H QS 9C 5S JD TH", "7H")))
                    .isIn("discard QS", "discard JD", "discard TH");
        }

        @Test
        void it_keeps_a_pair_with_chances_rather_than_a_lone_card_of_the_same_points() {
            assertThat(choice(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H QS QD 5S JC AS", "7H")))
                    .isEqualTo("discard JC");
        }

        @Test
        void it_knocks_early_when_it_can() {
            assertThat(choice(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H JS JD JH 9C KS", "7H")))
                    .isEqualTo("knock KS");
        }

        @Test
        void it_goes_gin() {
            assertThat(choice(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H 5H JS JD JH 9C", "7H")))
                    .isEqualTo("knock 9C");
        }

        @Test
        void it_goes_big_gin() {
            assertThat(choice(Seated.afterTaking(RULES, "7C 7D 2H 3H 4H 5H JS JD JH JC", "7H")))
                    .isEqualTo("biggin");
        }

        @Test
        void it_prefers_gin_where_that_scores_more_than_big_gin() {
            GinRules rules = RULES.withBigGinBonus(20);
            assertThat(choice(Seated.afterTaking(rules, "7C 7D 2H 3H 4H 5H JS JD JH JC", "7H")))
                    .startsWith("knock");
        }
    }

    @Nested
    class Offered_the_last_discard {
        @Test
        void it_takes_it_to_knock() {
            Seated seated =
                    Seated.at(RULES.withWallRule(WallRule.LAST_DISCARD_KNOCK), "7C 7D 2H 3H 4H JS JD JH 9C KS", "7H");
            assertThat(choice(seated.with(seated.state().withPhase(Phase.LAST_DISCARD))))
                    .isEqualTo("pile");
        }
    }
}
