package dev.croupier.heretoslay.bot;

import static dev.croupier.heretoslay.bot.Seated.BOT;
import static dev.croupier.heretoslay.bot.Seated.OTHER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Single judgements; the bot is in seat 0 with a Ranger as Party Leader, the other's is a Fighter. */
class HeuristicBotTest {
    private static final String[] FIVE_CLASSES = {"bad-axe", "calming-voice", "kit-napper", "fluffy"};

    private static Seated table() {
        return Seated.at(2);
    }

    @Nested
    class In_its_turn {
        @Test
        void it_ends_the_turn_with_six_classes() {
            assertThat(table().party(BOT, FIVE_CLASSES)
                            .party(BOT, "peanut")
                            .hand(BOT, "qi-bear")
                            .choice())
                    .isEqualTo("end");
        }

        @Test
        void it_plays_the_hero_of_a_missing_class() {
            assertThat(table().party(BOT, "bad-axe")
                            .hand(BOT, "heavy-bear", "radiant-horn")
                            .choice())
                    .isEqualTo("play radiant-horn");
        }

        @Test
        void it_completes_the_six_classes() {
            assertThat(table().party(BOT, FIVE_CLASSES)
                            .hand(BOT, "peanut", "critical-boost", "modifier-plus4")
                            .choice())
                    .isEqualTo("play peanut");
        }

        @Test
        void it_completes_the_six_classes_with_a_mask() {
            assertThat(table().party(BOT, FIVE_CLASSES)
                            .party(BOT, "wildshot")
                            .hand(BOT, "bard-mask", "really-big-ring")
                            .choice())
                    .isEqualTo("play bard-mask on wildshot");
        }

        @Test
        void it_attacks_for_the_third_monster() {
            assertThat(table().party(BOT, "bad-axe", "heavy-bear", "qi-bear")
                            .slain(BOT, "dracos", "orthus")
                            .facing("anuran-cauldron", "terratuga")
                            .hand(BOT, "peanut")
                            .choice())
                    .isEqualTo("attack anuran-cauldron");
        }

        @Test
        void it_leaves_a_monster_alone_that_it_would_hardly_slay() {
            assertThat(table().party(BOT, "bad-axe")
                            .facing("terratuga")
                            .hand(BOT, "peanut")
                            .choice())
                    .isEqualTo("play peanut");
        }

        @Test
        void it_takes_a_new_hand_when_it_has_none() {
            assertThat(table().choice()).isEqualTo("refresh");
        }

        @Test
        void it_draws_rather_than_plays_what_does_nothing() {
            assertThat(table().hand(BOT, "forced-exchange").points(1).choice()).isEqualTo("draw");
        }

        @Test
        void it_seals_a_hero_of_another_and_helps_its_own() {
            assertThat(table().party(BOT, "bad-axe")
                            .party(OTHER, "peanut")
                            .hand(BOT, "sealing-key")
                            .points(1)
                            .choice())
                    .isIn("play sealing-key on peanut", "use bad-axe", "draw");
            Judgement judgement = new Judgement(
                    table().party(BOT, "bad-axe")
                            .party(OTHER, "peanut")
                            .hand(BOT, "sealing-key", "really-big-ring")
                            .state(),
                    BOT,
                    Weights.USUAL);
            Seated seated = table();
            assertThat(rate(judgement, seated, "0 play sealing-key on peanut"))
                    .isPositive()
                    .isGreaterThan(rate(judgement, seated, "0 play sealing-key on bad-axe"));
            assertThat(rate(judgement, seated, "0 play really-big-ring on bad-axe"))
                    .isPositive()
                    .isGreaterThan(rate(judgement, seated, "0 play really-big-ring on peanut"));
        }

        private static double rate(Judgement judgement, Seated seated, String action) {
            return judgement.rate(seated.game().notation().parse(action).get());
        }

        @Test
        void it_rolls_for_a_hero_that_steals() {
            assertThat(table().party(BOT, "kit-napper")
                            .party(OTHER, "peanut", "calming-voice")
                            .hand(BOT, "modifier-plus4", "modifier-plus3-minus1")
                            .points(1)
                            .choice())
                    .isEqualTo("use kit-napper");
        }
    }

    @Nested
    class With_dice_on_the_table {
        /** A roll for Kit Napper, who steals with 9. */
        private static Seated stealing(int total, String... hand) {
            return table().party(BOT, "kit-napper")
                    .party(OTHER, "peanut")
                    .hand(BOT, hand)
                    .rolling("0 use kit-napper", total);
        }

        @Test
        void it_plays_the_smallest_modifier_that_is_enough() {
            assertThat(stealing(8, "modifier-plus4", "modifier-plus1-minus3", "modifier-plus2-minus2")
                            .asking(BOT)
                            .choice())
                    .isEqualTo("modify modifier-plus1-minus3 +1 on 0");
            assertThat(stealing(6, "modifier-plus4", "modifier-plus1-minus3", "modifier-plus2-minus2")
                            .asking(BOT)
                            .choice())
                    .isEqualTo("modify modifier-plus4 +4 on 0");
        }

        @Test
        void it_plays_none_on_a_success() {
            assertThat(stealing(9, "modifier-plus4", "modifier-plus1-minus3")
                            .then("0 hero peanut")
                            .asking(BOT)
                            .choice())
                    .isEqualTo("pass");
        }

        @Test
        void it_plays_none_that_is_not_enough() {
            assertThat(stealing(4, "modifier-plus4").asking(BOT).choice()).isEqualTo("pass");
        }

        @Test
        void it_keeps_another_from_slaying_the_third_monster() {
            assertThat(attackedBy(OTHER, 8).asking(BOT).choice()).isEqualTo("modify modifier-plus2-minus2 -2 on 1");
        }

        @Test
        void it_plays_none_where_another_fails_anyway() {
            assertThat(attackedBy(OTHER, 6).asking(BOT).choice()).isEqualTo("pass");
        }

        private static Seated attackedBy(Seat seat, int total) {
            return table().party(seat, "bad-axe", "heavy-bear", "qi-bear")
                    .slain(seat, "dracos", "orthus")
                    .facing("anuran-cauldron")
                    .hand(BOT, "modifier-minus4", "modifier-plus2-minus2")
                    .turnOf(seat)
                    .rolling(seat + " attack anuran-cauldron", total);
        }
    }

    @Nested
    class When_another_plays_a_card {
        @Test
        void it_challenges_the_sixth_class() {
            assertThat(played("bad-axe", "calming-voice", "kit-napper", "fluffy", "wildshot"))
                    .isEqualTo("challenge challenge");
        }

        @Test
        void it_keeps_its_challenge_for_better_than_one_more_hero() {
            assertThat(table().party(OTHER, "mellow-dee")
                            .hand(BOT, "challenge")
                            .hand(OTHER, "napping-nibbles")
                            .turnOf(OTHER)
                            .then("1 play napping-nibbles")
                            .choice())
                    .isEqualTo("pass");
        }

        private static String played(String... party) {
            return table().party(OTHER, party)
                    .hand(BOT, "challenge")
                    .hand(OTHER, "napping-nibbles")
                    .turnOf(OTHER)
                    .then("1 play napping-nibbles")
                    .choice();
        }
    }

    @Nested
    class Having_to_choose {
        @Test
        void it_steals_from_the_one_who_is_ahead_what_that_one_misses_most() {
            assertThat(Seated.at(3)
                            .party(BOT, "kit-napper")
                            .party(OTHER, "peanut")
                            .party(Seat.of(2), FIVE_CLASSES[0], FIVE_CLASSES[1], "lucky-bucky", "quick-draw")
                            .rolling("0 use kit-napper", 9)
                            .choice())
                    .isIn("hero bad-axe", "hero calming-voice");
        }

        @Test
        void it_sacrifices_a_hero_whose_class_it_has_twice() {
            assertThat(table().party(BOT, "bad-axe", "heavy-bear", "calming-voice")
                            .facing("terratuga")
                            .rolling("0 attack terratuga", 7)
                            .then("1 pass")
                            .then("0 pass")
                            .choice())
                    .isIn("hero bad-axe", "hero heavy-bear");
        }

        @Test
        void it_discards_what_it_needs_least() {
            assertThat(table().party(BOT, "bad-axe", "fluffy")
                            .facing("orthus")
                            .hand(BOT, "heavy-bear", "calming-voice", "challenge")
                            .rolling("0 attack orthus", 4)
                            .then("1 pass")
                            .then("0 pass")
                            .choice())
                    .isEqualTo("card heavy-bear");
        }

        @Test
        void it_accepts_a_free_roll() {
            assertThat(table().hand(BOT, "peanut")
                            .then("0 play peanut")
                            .asking(OTHER)
                            .then("1 pass")
                            .choice())
                    .isEqualTo("accept");
        }
    }
}
