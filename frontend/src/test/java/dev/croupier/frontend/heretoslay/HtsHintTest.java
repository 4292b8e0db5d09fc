package dev.croupier.frontend.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.odds.ChallengeOdds;
import dev.croupier.heretoslay.odds.ChallengeSide;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HtsHintTest {
    private static final String HORN = "the-protecting-horn";
    private static final String SAGE = "the-cloaked-sage";

    @Nested
    class When_it_is_ones_own_turn {
        @Test
        void a_Hero_that_cannot_be_used_is_left_out() {
            Laid laid = Laid.of(SAGE, HORN).party(0, "bad-axe").party(0, "hook");

            assertThat(laid.hint(0)).contains("Bad Axe, roll 8+: 5/12 (42 %)", "Hook, roll 6+");
            assertThat(laid.wears("bad-axe", "sealing-key").hint(0))
                    .doesNotContain("Bad Axe")
                    .contains("Hook, roll 6+");
            assertThat(laid.wears("bad-axe", "bard-mask").hint(0)).contains("Bad Axe, roll 8+");
        }

        @Test
        void without_action_points_nothing_can_be_used() {
            assertThat(Laid.of(SAGE, HORN).party(0, "bad-axe").points(0).hint(0))
                    .doesNotContain("Bad Axe");
        }

        @Test
        void a_Monster_needs_two_action_points() {
            Laid laid = Laid.of(SAGE, HORN).party(0, "hook").facing("dracos");

            assertThat(laid.points(2).hint(0)).contains("Dracos, slay 5-: ", "; fights back 8+: ");
            assertThat(laid.points(1).hint(0))
                    .contains("Dracos: cannot be attacked now, which costs 2 action points; the roll: ");
        }

        @Test
        void the_Protecting_Horn_helps_each_Modifier() {
            assertThat(Laid.of(HORN, SAGE)
                            .party(0, "bad-axe")
                            .hand(0, "modifier-plus4")
                            .hint(0))
                    .contains("Bad Axe, roll 8+: 5/12 (42 %), or 35/36 (97 %) with your Modifiers");
        }
    }

    @Nested
    class When_a_Hero_may_be_rolled_for_at_once {
        @Test
        void its_chance_is_told() {
            Laid laid = Laid.of(SAGE, HORN).hand(0, "bad-axe").then("0 play bad-axe");

            assertThat(laid.then("1 pass").hint(0)).isEqualTo("Bad Axe, roll 8+: 5/12 (42 %)");
        }
    }

    @Nested
    class When_a_roll_can_be_changed {
        @Test
        void the_Protecting_Horns_step_is_told_where_it_is_needed() {
            Laid laid = Laid.of(HORN, SAGE).party(0, "bad-axe").hand(0, "modifier-plus4");

            assertThat(laid.rolling("0 use bad-axe", 3).hint(0))
                    .contains("enough of yours: Modifier +4 as +4 with +1 by The Protecting Horn");
            assertThat(laid.rolling("0 use bad-axe", 4).hint(0)).endsWith("enough of yours: Modifier +4 as +4");
        }

        @Test
        void the_rollers_Abyss_Queen_is_counted() {
            Laid laid = Laid.of(SAGE, "the-fist-of-reason").party(0, "bad-axe").hand(1, "modifier-plus1-minus3");

            assertThat(laid.rolling("0 use bad-axe", 10).hint(1)).contains("enough of yours: Modifier +1/-3 as -3");
            assertThat(laid.slain(0, "abyss-queen").rolling("0 use bad-axe", 10).hint(1))
                    .contains("Your Modifiers cannot change that.");
            assertThat(laid.slain(1, "abyss-queen").rolling("0 use bad-axe", 10).hint(1))
                    .contains("enough of yours: Modifier +1/-3 as -3");
        }
    }

    @Nested
    class When_a_card_can_be_challenged {
        private static String won(ChallengeSide challenger, ChallengeSide defender) {
            return new ChallengeOdds(challenger, defender).challengerWins().toString();
        }

        private static Laid announced(Laid laid) {
            return laid.hand(0, "bad-axe")
                    .hand(1, "challenge")
                    .hand(1, "modifier-minus4")
                    .then("0 play bad-axe");
        }

        @Test
        void the_challengers_Horn_and_the_others_Abyss_Queen_are_counted() {
            // 4 off the other's roll, 1 more by the Horn, 1 less by the Queen
            ChallengeSide plain = ChallengeSide.of(0);
            String four = won(ChallengeSide.of(4), plain);

            assertThat(announced(Laid.of(SAGE, "the-divine-arrow")).hint(1))
                    .contains("if the other plays none, " + four + " (");
            assertThat(announced(Laid.of(SAGE, HORN)).hint(1))
                    .contains("if the other plays none, " + won(ChallengeSide.of(5), plain) + " (");
            assertThat(announced(Laid.of(SAGE, "the-divine-arrow").slain(0, "abyss-queen"))
                            .hint(1))
                    .contains("if the other plays none, " + won(ChallengeSide.of(3), plain) + " (");
            assertThat(announced(Laid.of(SAGE, HORN).slain(0, "abyss-queen")).hint(1))
                    .contains("if the other plays none, " + four + " (");
        }
    }
}
