package dev.croupier.heretoslay.challenge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChallengeTest {
    private static Table table() {
        return Table.of(3).hand(0, "peanut").hand(1, "challenge").hand(2, "challenge");
    }

    /** Seat 1 challenges the peanut of seat 0; the challenger's dice come first. */
    private static Scene challenged(Table table, int... dice) {
        return table.play().does("0 play peanut").does("1 challenge challenge", dice);
    }

    @Nested
    class When_a_card_is_played {
        @ParameterizedTest
        @ForRule({"HTS-B24", "HTS-CHL-01"})
        @ValueSource(strings = {"peanut", "bard-mask on hook", "sealing-key on fluffy", "critical-boost"})
        void heroes_items_cursed_items_and_magic_can_be_challenged(String play) {
            Scene scene = Table.of(2)
                    .hand(0, "peanut", "bard-mask", "sealing-key", "critical-boost")
                    .party(0, "hook")
                    .party(1, "fluffy")
                    .hand(1, "challenge")
                    .play()
                    .does("0 play " + play);
            assertThat(scene.pending()).isEqualTo("challenge");
            scene.does("1 challenge challenge", 6, 6, 1, 1).pass();
            String card = play.split(" ", -1)[0];
            assertThat(scene.discards()).containsExactly(card, "challenge");
            assertThat(scene.hand(0)).hasSize(3).doesNotContain(card);
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-CHL-01")
        void also_one_that_an_effect_lets_be_played_at_once() {
            Scene scene = Table.of(2)
                    .party(0, "fuzzy-cheeks")
                    .hand(0, "peanut")
                    .hand(1, "challenge")
                    .play()
                    .does("0 use fuzzy-cheeks", 6, 6)
                    .pass()
                    .does("0 play peanut");
            assertThat(scene.pending()).isEqualTo("challenge");
            scene.does("1 challenge challenge", 6, 6, 1, 1).pass();
            assertThat(scene.party(0)).containsExactly("fuzzy-cheeks");
        }

        @Test
        @ForRule("HTS-CHL-03")
        void every_other_player_is_asked_clockwise_before_it_does_anything() {
            Scene scene = Table.of(4)
                    .hand(2, "peanut")
                    .hand(0, "challenge")
                    .turn(2, 3)
                    .play()
                    .does("2 play peanut");
            for (int seat : new int[] {3, 0, 1}) {
                assertThat(scene.pending()).isEqualTo("challenge");
                assertThat(scene.toAct()).containsExactly(seat);
                assertThat(scene.party(2)).isEmpty();
                scene.does(seat + " pass");
            }
            assertThat(scene.party(2)).containsExactly("peanut");
            assertThat(scene.pending()).isEqualTo("offer");
        }

        @Test
        @ForRule("HTS-CHL-03")
        void the_first_one_counts() {
            Scene scene = challenged(table(), 1, 1, 6, 6);
            assertThat(scene.events(HtsEvent.Challenged.class).single().seat().index())
                    .isEqualTo(1);
            assertThat(scene.pending()).isEqualTo("modifiers");
        }

        @Test
        @ForRule("HTS-CHL-03")
        void a_challenge_needs_the_card_and_the_moment() {
            Scene scene = Table.of(2).hand(0, "peanut").hand(1, "hook").play();
            assertThat(scene.broken("0 challenge challenge")).containsExactly("HTS-CHL-02");
            scene.does("0 play peanut");
            assertThat(scene.broken("1 challenge challenge")).containsExactly("HTS-B24");
            assertThat(scene.broken("1 challenge hook")).containsExactly("HTS-B24");
            assertThat(scene.broken("0 challenge challenge")).containsExactly("CORE-TURN");
        }
    }

    @Nested
    class When_something_else_is_done {
        @Test
        @ForRule("HTS-CHL-02")
        void no_effect_no_skill_no_attack_and_no_draw_can_be_challenged() {
            Scene scene = Table.of(2)
                    .leader(0, "the-shadow-claw")
                    .party(0, "peanut", "hook")
                    .row("dracos")
                    .hand(1, "challenge", "challenge")
                    .turn(0, 9)
                    .play()
                    .does("0 draw");
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("0 use peanut", 1, 1);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass().does("0 attack dracos", 3, 3);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass().does("0 skill the-shadow-claw").does("0 player 1");
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("0 refresh");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-CHL-02")
        void no_modifier_and_no_challenge_can_be_challenged() {
            Scene scene = challenged(table().hand(0, "challenge", "modifier-plus4"), 3, 3, 3, 3);
            assertThat(scene.legal()).allMatch(action -> !action.contains("challenge"));
            scene.does("1 pass").does("2 pass").does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.broken("1 challenge challenge")).containsExactly("HTS-CHL-02");
        }
    }

    @Nested
    class When_a_challenge_was_survived {
        @Test
        @ForRule({"HTS-CHL-04", "HTS-B24"})
        void nobody_else_may_challenge_the_same_play() {
            Scene scene = challenged(table(), 1, 1, 6, 6).pass();
            assertThat(scene.party(0)).containsExactly("peanut");
            assertThat(scene.pending()).isEqualTo("offer");
            assertThat(scene.hand(2)).containsExactly("challenge");
        }

        @Test
        @ForRule("HTS-CHL-04")
        void the_same_card_may_be_challenged_when_it_is_played_later() {
            Scene scene = challenged(table().party(0, "guiding-light"), 6, 6, 1, 1)
                    .pass()
                    .does("0 use guiding-light", 6, 6)
                    .pass()
                    .does("0 card peanut")
                    .does("0 play peanut");
            assertThat(scene.pending()).isEqualTo("challenge");
            scene.does("1 pass").does("2 challenge challenge", 6, 6, 1, 1).pass();
            assertThat(scene.discards()).startsWith("peanut");
        }
    }

    @Nested
    class When_both_have_rolled {
        @Test
        @ForRule({"HTS-CHL-05", "HTS-B24", "HTS-MOD-02"})
        void one_window_opens_and_each_modifier_names_its_roll() {
            Scene scene = challenged(table().hand(1, "modifier-plus4").hand(2, "modifier-minus4"), 2, 3, 3, 4);
            assertThat(scene.events(HtsEvent.Rolled.class)).hasSize(2);
            assertThat(scene.total(1)).isEqualTo(5);
            assertThat(scene.total(0)).isEqualTo(7);
            assertThat(scene.legal())
                    .containsExactly("1 modify modifier-plus4 +4 on 1", "1 modify modifier-plus4 +4 on 0", "1 pass");
            assertThat(scene.broken("1 modify modifier-plus4 +4 on 2")).containsExactly("HTS-MOD-01");
            scene.does("1 modify modifier-plus4 +4 on 1");
            assertThat(scene.total(1)).isEqualTo(9);
            assertThat(scene.total(0)).isEqualTo(7);
            scene.does("1 pass").does("2 modify modifier-minus4 -4 on 0");
            assertThat(scene.total(0)).isEqualTo(3);
            scene.pass();
            assertThat(scene.party(0)).isEmpty();
        }

        @ParameterizedTest
        @ForRule({"HTS-CHL-06", "HTS-B24"})
        @CsvSource({"6, false", "7, false", "8, true"})
        void the_defender_needs_strictly_more(int defender, boolean played) {
            Scene scene = challenged(table(), 3, 4, defender - 3, 3).pass();
            assertThat(scene.party(0).contains("peanut")).isEqualTo(played);
            assertThat(scene.discards().contains("peanut")).isEqualTo(!played);
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.events(HtsEvent.ChallengeSettled.class).single().won())
                    .isEqualTo(!played);
        }

        @ParameterizedTest
        @ForRule("HTS-CHL-07")
        @CsvSource({"1, 1, 6, 6", "6, 6, 1, 1"})
        void the_challenge_is_discarded_as_it_is_played_whoever_wins(int a, int b, int c, int d) {
            Scene scene = challenged(table(), a, b, c, d);
            assertThat(scene.discards()).containsExactly("challenge");
            assertThat(scene.hand(1)).isEmpty();
            scene.pass();
            assertThat(scene.discards()).contains("challenge");
            assertThat(scene.hand(1)).isEmpty();
        }
    }

    @Nested
    class When_bonuses_count {
        @Test
        @ForRule("HTS-CHL-08")
        void the_fist_of_reason_adds_two_to_a_challenger_alone() {
            Scene challenger = challenged(table().leader(1, "the-fist-of-reason"), 3, 3, 3, 3);
            assertThat(challenger.total(1)).isEqualTo(8);
            Scene defender = challenged(table().leader(0, "the-fist-of-reason"), 3, 3, 3, 3);
            assertThat(defender.total(0)).isEqualTo(6);
        }

        @Test
        @ForRule("HTS-CHL-08")
        void by_option_it_adds_to_the_defender_too() {
            Scene defender = challenged(
                    table().rules(rules -> rules.withFistOfReasonAsDefender(true))
                            .leader(0, "the-fist-of-reason"),
                    3,
                    3,
                    3,
                    3);
            assertThat(defender.total(0)).isEqualTo(8);
        }

        @Test
        @ForRule("HTS-CHL-08")
        void titan_wyvern_adds_one_to_both() {
            assertThat(challenged(table().slain(1, "titan-wyvern"), 3, 3, 3, 3).total(1))
                    .isEqualTo(7);
            assertThat(challenged(table().slain(0, "titan-wyvern"), 3, 3, 3, 3).total(0))
                    .isEqualTo(7);
        }

        @Test
        @ForRule("HTS-CHL-08")
        void by_option_it_adds_to_the_challenger_alone() {
            Table defender = table().rules(rules -> rules.withTitanWyvernAsDefender(false))
                    .slain(0, "titan-wyvern");
            assertThat(challenged(defender, 3, 3, 3, 3).total(0)).isEqualTo(6);
            Table challenger = table().rules(rules -> rules.withTitanWyvernAsDefender(false))
                    .slain(1, "titan-wyvern");
            assertThat(challenged(challenger, 3, 3, 3, 3).total(1)).isEqualTo(7);
        }

        @Test
        @ForRule("HTS-CHL-09")
        void what_counts_for_all_rolls_counts_for_challenger_and_defender() {
            Scene scene = table().slain(1, "anuran-cauldron")
                    .party(0, "vibrant-glow", "wise-shield")
                    .hand(0, "enchanted-spell")
                    .turn(0, 4)
                    .play()
                    .does("0 use vibrant-glow", 5, 5)
                    .pass()
                    .does("0 use wise-shield", 1, 1)
                    .pass();
            assertThat(scene.state().lasting()).hasSize(2);
            scene.does("0 play enchanted-spell").pass();
            scene.does("0 play peanut").does("1 challenge challenge", 2, 2, 1, 1);
            assertThat(scene.total(1)).isEqualTo(4 + 1);
            assertThat(scene.total(0)).isEqualTo(2 + 5 + 3 + 2);
        }

        @Test
        @ForRule("HTS-CHL-09")
        void anuran_cauldron_counts_for_the_defender_too() {
            assertThat(challenged(table().slain(0, "anuran-cauldron"), 3, 3, 3, 3)
                            .total(0))
                    .isEqualTo(7);
        }
    }

    @Nested
    class When_the_challenged_player_has_slain_bloodwing {
        @Test
        @ForRule("HTS-CHL-10")
        void the_challenger_discards_a_card_before_the_dice_are_rolled() {
            Scene scene = challenged(table().slain(0, "bloodwing").hand(1, "hook", "fluffy"));
            assertThat(scene.events(HtsEvent.Rolled.class)).isEmpty();
            assertThat(scene.toAct()).containsExactly(0);
            scene.does("0 accept");
            assertThat(scene.toAct()).containsExactly(1);
            assertThat(scene.legal()).as("the Challenge is gone").containsExactly("1 card hook", "1 card fluffy");
            scene.does("1 card hook", 1, 1, 6, 6);
            assertThat(scene.hand(1)).containsExactly("fluffy");
            assertThat(scene.discards()).containsExactly("hook", "challenge");
            assertThat(scene.pending()).isEqualTo("modifiers");
        }

        @Test
        @ForRule("HTS-CHL-10")
        void an_empty_hand_discards_nothing() {
            Scene scene = challenged(table().slain(0, "bloodwing")).does("0 accept", 1, 1, 6, 6);
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.discards()).containsExactly("challenge");
        }
    }

    @Nested
    class When_challenges_are_kept_away {
        @Test
        @ForRule("HTS-CHL-11")
        void nothing_is_challenged_after_iron_resolve_at_once_or_not() {
            Scene scene = table().hand(0, "critical-boost", "hook")
                    .party(0, "iron-resolve", "fuzzy-cheeks")
                    .turn(0, 4)
                    .play()
                    .does("0 use iron-resolve", 6, 6)
                    .pass()
                    .does("0 play peanut");
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 decline").does("0 use fuzzy-cheeks", 6, 6).pass().does("0 play hook");
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 decline").does("0 play critical-boost");
            assertThat(scene.pending()).isEqualTo("discard");
        }

        @Test
        @ForRule("HTS-CHL-11")
        void it_is_for_its_player_and_this_turn() {
            Scene scene = table().hand(1, "hook")
                    .party(0, "iron-resolve")
                    .play()
                    .does("0 use iron-resolve", 6, 6)
                    .pass()
                    .does("0 end")
                    .does("1 play hook");
            assertThat(scene.pending()).isEqualTo("challenge");
        }

        @ParameterizedTest
        @ForRule("HTS-CHL-12")
        @ValueSource(strings = {"bard-mask on peanut", "sealing-key on hook"})
        void items_of_the_owner_of_warworn_owlbear_are_not_challenged(String play) {
            Scene scene = Table.of(2)
                    .slain(0, "warworn-owlbear")
                    .hand(0, "bard-mask", "sealing-key", "fluffy")
                    .party(0, "peanut")
                    .party(1, "hook")
                    .play()
                    .does("0 play " + play);
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("0 play fluffy");
            assertThat(scene.pending()).as("a Hero is").isEqualTo("challenge");
        }

        @Test
        @ForRule("HTS-CHL-12")
        void items_of_the_others_are() {
            Scene scene = Table.of(2)
                    .slain(0, "warworn-owlbear")
                    .hand(1, "bard-mask")
                    .party(1, "hook")
                    .turn(1, 3)
                    .play()
                    .does("1 play bard-mask on hook");
            assertThat(scene.pending()).isEqualTo("challenge");
        }
    }

    @Nested
    class When_a_card_is_played_in_the_turn_of_another {
        /** Seat 1 draws an Item with Crowned Serpent in the turn of seat 0, and plays it with Malamammoth. */
        private Scene offTurn(boolean onlyOwn) {
            return Table.of(3)
                    .rules(rules -> rules.withChallengeOnlyOnPlayersTurn(onlyOwn))
                    .party(0, "peanut")
                    .hand(0, "modifier-plus4")
                    .hand(2, "challenge")
                    .slain(1, "crowned-serpent", "malamammoth")
                    .deck("bard-mask")
                    .play()
                    .does("0 use peanut", 1, 1)
                    .does("1 pass")
                    .does("2 pass")
                    .does("0 modify modifier-plus4 +4 on 0")
                    .does("1 accept")
                    .does("1 play bard-mask on peanut");
        }

        @Test
        @ForRule({"HTS-CHL-13", "HTS-CHL-03"})
        void it_can_be_challenged_clockwise_from_the_active_player() {
            Scene scene = offTurn(false);
            assertThat(scene.pending()).isEqualTo("challenge");
            assertThat(scene.toAct()).containsExactly(0);
            scene.does("0 pass").does("2 challenge challenge", 6, 6, 1, 1).pass();
            assertThat(scene.worn("peanut")).isEmpty();
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.total(0)).isEqualTo(6);
        }

        @Test
        @ForRule("HTS-CHL-13")
        void by_option_only_what_is_played_in_the_own_turn_can() {
            Scene scene = offTurn(true);
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.worn("peanut")).containsExactly("bard-mask");
        }

        @Test
        @ForRule("HTS-CHL-13")
        void by_option_the_own_turn_is_as_ever() {
            Scene scene = table().rules(rules -> rules.withChallengeOnlyOnPlayersTurn(true))
                    .play()
                    .does("0 play peanut");
            assertThat(scene.pending()).isEqualTo("challenge");
        }
    }

    @Nested
    class When_a_card_was_challenged_away {
        @Test
        @ForRule("HTS-CHL-14")
        void no_hero_came_and_no_class_was_there_for_a_moment() {
            Scene scene = table().play().does("0 play peanut");
            assertThat(scene.hasClass(0, HeroClass.BARD)).isFalse();
            assertThat(scene.view(1).resolving().map(card -> card.id())).containsExactly("peanut");
            scene.does("1 challenge challenge", 6, 6, 1, 1);
            assertThat(scene.hasClass(0, HeroClass.BARD)).isFalse();
            scene.pass();
            assertThat(scene.hasClass(0, HeroClass.BARD)).isFalse();
            assertThat(scene.events(HtsEvent.Played.class)).isEmpty();
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-CHL-14")
        void no_mask_lies_while_it_is_being_challenged() {
            Scene scene = Table.of(2)
                    .hand(0, "wizard-mask")
                    .party(0, "peanut")
                    .hand(1, "challenge")
                    .play()
                    .does("0 play wizard-mask on peanut");
            assertThat(scene.hasClass(0, HeroClass.WIZARD)).isFalse();
            scene.does("1 challenge challenge", 6, 6, 1, 1).pass();
            assertThat(scene.worn("peanut")).isEmpty();
            assertThat(scene.hasClass(0, HeroClass.BARD)).isTrue();
        }

        @ParameterizedTest
        @ForRule("HTS-CHL-14")
        @CsvSource({"6, 1, turn", "1, 6, offer"})
        void the_cloaked_sage_draws_nothing_for_a_magic(int challenger, int defender, String pending) {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .hand(0, "forceful-winds")
                    .hand(1, "challenge")
                    .play()
                    .does("0 play forceful-winds")
                    .does("1 challenge challenge", challenger, challenger, defender, defender)
                    .pass();
            assertThat(scene.pending()).isEqualTo(pending);
        }

        /** Snowball draws a Magic, which is challenged away. */
        private Scene snowball(boolean draws) {
            return Table.of(2)
                    .rules(rules -> rules.withSnowballDrawIfChallenged(draws))
                    .party(0, "snowball")
                    .hand(1, "challenge")
                    .deck("forceful-winds", "hook")
                    .play()
                    .does("0 use snowball", 6, 6)
                    .pass()
                    .does("0 play forceful-winds")
                    .does("1 challenge challenge", 6, 6, 1, 1)
                    .pass();
        }

        @Test
        @ForRule("HTS-CHL-15")
        void snowball_draws_its_second_card_nevertheless() {
            assertThat(snowball(true).hand(0)).containsExactly("hook");
        }

        @Test
        @ForRule("HTS-CHL-15")
        void by_option_snowball_does_not() {
            assertThat(snowball(false).hand(0)).isEmpty();
        }

        @ParameterizedTest
        @ForRule("HTS-CHL-15")
        @ValueSource(booleans = {true, false})
        void snowball_draws_it_after_a_magic_that_was_played_and_not_after_none(boolean option) {
            Table table = Table.of(2)
                    .rules(rules -> rules.withSnowballDrawIfChallenged(option))
                    .party(0, "snowball")
                    .deck("forceful-winds", "hook");
            Scene played = table.play()
                    .does("0 use snowball", 6, 6)
                    .pass()
                    .does("0 play forceful-winds")
                    .pass();
            assertThat(played.hand(0)).containsExactly("hook");
            Scene declined = table.play().does("0 use snowball", 6, 6).pass().does("0 decline");
            assertThat(declined.hand(0)).containsExactly("forceful-winds");
        }
    }
}
