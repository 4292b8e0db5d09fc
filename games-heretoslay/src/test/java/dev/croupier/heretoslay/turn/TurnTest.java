package dev.croupier.heretoslay.turn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TurnTest {
    @ParameterizedTest
    @ForRule("HTS-B7")
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void turns_go_clockwise(int seats) {
        Scene scene = Table.of(seats).play();
        for (int i = 0; i < 2 * seats; i++) {
            assertThat(scene.active()).isEqualTo(i % seats);
            assertThat(scene.toAct()).containsExactly(i % seats);
            scene.does(scene.active() + " end");
        }
    }

    @Nested
    class When_a_turn_begins {
        @Test
        @ForRule({"HTS-B8", "HTS-TRN-01", "HTS-B15"})
        void it_has_three_points_whatever_was_left() {
            Scene scene = Table.of(2).play();
            assertThat(scene.points()).isEqualTo(3);
            scene.does("0 draw").does("0 end");
            assertThat(scene.points()).isEqualTo(3);
            scene.does("1 end");
            assertThat(scene.points()).isEqualTo(3);
        }

        @Test
        @ForRule("HTS-TRN-04")
        void no_card_is_drawn_for_nothing() {
            Scene scene = Table.of(2).hand(0, "challenge").hand(1, "peanut").play();
            int deck = scene.deckSize();
            scene.does("0 end").does("1 end");
            assertThat(scene.deckSize()).isEqualTo(deck);
            assertThat(scene.hand(0)).containsExactly("challenge");
            assertThat(scene.hand(1)).containsExactly("peanut");
        }
    }

    @Nested
    class When_a_card_is_drawn {
        @Test
        @ForRule({"HTS-B9", "HTS-TRN-01"})
        void it_costs_one_point_and_comes_from_the_top_of_the_main_deck() {
            Scene scene = Table.of(2).deck("peanut", "challenge").play();
            int deck = scene.deckSize();
            scene.does("0 draw");
            assertThat(scene.hand(0)).containsExactly("peanut");
            assertThat(scene.deckSize()).isEqualTo(deck - 1);
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule("HTS-TRN-05")
        void a_hand_may_have_any_number_of_cards() {
            Scene scene = Table.of(2).play();
            for (int i = 1; i <= 12; i++) {
                scene.does("0 draw");
                assertThat(scene.hand(0)).hasSize(i);
                assertThat(scene.discards()).isEmpty();
                if (i % 3 == 0) {
                    scene.does("1 end");
                }
            }
            assertThat(scene.active()).isZero();
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_a_card_is_played {
        @ParameterizedTest
        @ForRule({"HTS-B10", "HTS-TRN-01"})
        @CsvSource({"0 play peanut", "0 play bard-mask on hook", "0 play forceful-winds"})
        void it_costs_one_point(String play) {
            Scene scene = Table.of(2)
                    .hand(0, "peanut", "bard-mask", "forceful-winds")
                    .party(1, "hook")
                    .play()
                    .does(play);
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.hand(0)).hasSize(2);
        }

        @Test
        @ForRule("HTS-B10")
        void a_hero_that_was_played_may_be_rolled_for_at_once() {
            Scene scene =
                    Table.of(2).hand(0, "peanut").play().does("0 play peanut").pass();
            assertThat(scene.party(0)).containsExactly("peanut");
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept", 3, 4).pass();
            assertThat(scene.hand(0)).hasSize(2);
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule({"HTS-B10", "HTS-B14"})
        void only_heroes_items_and_magic_of_the_own_hand_are() {
            Scene scene = Table.of(2)
                    .hand(0, "challenge", "modifier-plus4")
                    .hand(1, "peanut")
                    .play();
            assertThat(scene.legal()).noneMatch(action -> action.contains("play") || action.contains("challenge"));
            assertThat(scene.broken("0 play peanut")).containsExactly("HTS-B10");
            assertThat(scene.broken("0 play challenge")).containsExactly("HTS-B10");
        }
    }

    @Nested
    class When_a_hero_is_used {
        @ParameterizedTest
        @ForRule({"HTS-B11", "HTS-TRN-01", "HTS-HRO-07"})
        @CsvSource({"1, 1, 0", "6, 6, 2"})
        void it_costs_one_point_once_a_turn_whether_it_succeeds_or_not(int first, int second, int drawn) {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .play()
                    .does("0 use peanut", first, second)
                    .pass();
            assertThat(scene.hand(0)).hasSize(drawn);
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.legal()).doesNotContain("0 use peanut");
            assertThat(scene.broken("0 use peanut")).containsExactly("HTS-HRO-04");
            scene.does("0 end").does("1 end").does("0 use peanut", 1, 1);
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule("HTS-B11")
        void it_has_to_be_in_the_own_party() {
            Scene scene = Table.of(2).hand(0, "hook").party(1, "peanut").play();
            assertThat(scene.broken("0 use peanut")).containsExactly("HTS-B11");
            assertThat(scene.broken("0 use hook")).containsExactly("HTS-B11");
        }
    }

    @Nested
    class When_a_monster_is_attacked {
        @Test
        @ForRule({"HTS-B12", "HTS-TRN-01"})
        void it_costs_two_points_and_lies_face_up() {
            Scene scene = Table.of(2).party(0, "peanut").row("dracos").play();
            assertThat(scene.broken("0 attack terratuga")).containsExactly("HTS-B12");
            scene.does("0 attack dracos", 3, 3).pass();
            assertThat(scene.points()).isEqualTo(1);
        }
    }

    @Nested
    class When_a_new_hand_is_taken {
        @Test
        @ForRule({"HTS-B13", "HTS-TRN-01"})
        void the_whole_hand_is_discarded_and_five_cards_are_drawn_for_three_points() {
            Scene scene = Table.of(2)
                    .hand(0, "challenge", "peanut")
                    .deck("hook", "fluffy", "snowball", "spooky", "buttons", "hopper")
                    .play()
                    .does("0 refresh");
            assertThat(scene.hand(0)).containsExactlyInAnyOrder("hook", "fluffy", "snowball", "spooky", "buttons");
            assertThat(scene.discards()).containsExactlyInAnyOrder("challenge", "peanut");
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-TRN-03")
        void an_empty_hand_discards_nothing() {
            Scene scene = Table.of(2).play();
            assertThat(scene.legal()).contains("0 refresh");
            scene.does("0 refresh");
            assertThat(scene.hand(0)).hasSize(5);
            assertThat(scene.discards()).isEmpty();
        }
    }

    @Nested
    class When_points_are_short {
        @Test
        @ForRule("HTS-TRN-02")
        void what_costs_more_is_illegal() {
            Scene scene =
                    Table.of(2).party(0, "peanut").row("dracos").turn(0, 1).play();
            assertThat(scene.legal()).containsExactly("0 draw", "0 use peanut", "0 end");
            assertThat(scene.broken("0 attack dracos")).containsExactly("HTS-TRN-02");
            assertThat(scene.broken("0 refresh")).containsExactly("HTS-TRN-02");
            assertThat(scene.refusal("0 refresh").head().explain())
                    .isEqualTo("this costs 3 action points, and you have 1 left [HTS-TRN-02]");
        }

        @Test
        @ForRule("HTS-TRN-02")
        void two_points_are_enough_for_an_attack_and_not_for_a_new_hand() {
            Scene scene =
                    Table.of(2).party(0, "peanut").row("dracos").turn(0, 2).play();
            assertThat(scene.legal()).contains("0 attack dracos").doesNotContain("0 refresh");
        }
    }

    @Nested
    class When_a_turn_ends {
        @Test
        @ForRule({"HTS-B15", "HTS-TRN-07"})
        void it_ends_by_itself_without_points() {
            Scene scene = Table.of(3).play().does("0 draw").does("0 draw");
            assertThat(scene.active()).isZero();
            scene.does("0 draw");
            assertThat(scene.active()).isEqualTo(1);
            assertThat(scene.events(HtsEvent.TurnEnded.class)).hasSize(1);
        }

        @Test
        @ForRule({"HTS-B15", "HTS-TRN-07"})
        void it_ends_when_its_player_wants_no_more() {
            Scene scene = Table.of(3).play();
            assertThat(scene.legal()).contains("0 end");
            scene.does("0 end");
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-TRN-07")
        void what_costs_nothing_comes_first() {
            Scene scene = Table.of(2)
                    .hand(0, "peanut")
                    .turn(0, 1)
                    .play()
                    .does("0 play peanut")
                    .pass();
            assertThat(scene.points()).isZero();
            assertThat(scene.active()).isZero();
            assertThat(scene.pending()).isEqualTo("offer");
            assertThat(scene.broken("0 end")).containsExactly("HTS-TRN-07");
            scene.does("0 accept", 6, 6).pass();
            assertThat(scene.hand(0)).hasSize(2);
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-TRN-07")
        void what_the_last_point_set_off_comes_first() {
            Scene scene = Table.of(2)
                    .slain(0, "arctic-aries")
                    .party(0, "napping-nibbles")
                    .turn(0, 1)
                    .play()
                    .does("0 use napping-nibbles", 3, 3)
                    .pass();
            assertThat(scene.active()).isZero();
            scene.does("0 accept");
            assertThat(scene.hand(0)).hasSize(1);
            assertThat(scene.active()).isEqualTo(1);
        }
    }

    @Nested
    class When_mega_slime_is_slain {
        private Table table(int points) {
            return Table.of(2)
                    .party(0, "peanut", "hook", "fluffy", "spooky")
                    .row("mega-slime")
                    .turn(0, points);
        }

        @Test
        @ForRule("HTS-TRN-06")
        void its_point_is_there_at_once_and_the_turn_goes_on() {
            Scene scene = table(2).play().does("0 attack mega-slime", 4, 4).pass();
            assertThat(scene.slain(0)).containsExactly("mega-slime");
            assertThat(scene.active()).isZero();
            assertThat(scene.points()).isEqualTo(1);
            scene.does("0 end").does("1 end");
            assertThat(scene.points()).isEqualTo(4);
        }

        @Test
        @ForRule("HTS-TRN-06")
        void by_option_it_comes_with_the_next_turn() {
            Scene scene = table(2).rules(rules -> rules.withMegaSlimeSameTurn(false))
                    .play()
                    .does("0 attack mega-slime", 4, 4)
                    .pass();
            assertThat(scene.active()).isEqualTo(1);
            assertThat(scene.points()).isEqualTo(3);
            scene.does("1 end");
            assertThat(scene.points()).isEqualTo(4);
        }
    }

    @Nested
    class When_an_effect_lasts {
        private Array<String> lasting(Scene scene) {
            return scene.state().lasting().map(lasting -> lasting.source().id());
        }

        @Test
        @ForRule("HTS-TRN-08")
        void one_for_this_turn_ends_with_the_turn() {
            Scene scene = Table.of(3)
                    .party(0, "wise-shield", "peanut")
                    .play()
                    .does("0 use wise-shield", 3, 3)
                    .pass();
            assertThat(lasting(scene)).containsExactly("wise-shield");
            scene.does("0 use peanut", 1, 1);
            assertThat(scene.total(0)).isEqualTo(1 + 1 + 3);
            scene.pass().does("0 end");
            assertThat(lasting(scene)).isEmpty();
        }

        @Test
        @ForRule("HTS-TRN-08")
        void one_to_the_next_turn_ends_when_that_turn_begins() {
            Scene scene = Table.of(3)
                    .party(0, "calming-voice")
                    .party(1, "kit-napper")
                    .party(2, "hook")
                    .play()
                    .does("0 use calming-voice", 5, 4)
                    .pass()
                    .does("0 end");
            assertThat(lasting(scene)).containsExactly("calming-voice");
            scene.does("1 use kit-napper", 6, 6);
            assertThat(scene.legal()).containsExactly("1 hero hook");
            scene.does("1 hero hook").pass().does("1 end");
            assertThat(lasting(scene)).containsExactly("calming-voice");
            scene.does("2 end");
            assertThat(scene.active()).isZero();
            assertThat(lasting(scene)).isEmpty();
        }

        @Test
        @ForRule("HTS-TRN-08")
        void one_for_this_turn_ends_too_when_its_player_leaves_in_the_middle() {
            Scene scene = Table.of(3)
                    .party(0, "peanut")
                    .hand(0, "modifier-plus4")
                    .slain(1, "crowned-serpent", "orthus")
                    .deck("enchanted-spell")
                    .play()
                    .does("0 use peanut", 1, 1)
                    .does("1 pass")
                    .does("2 pass")
                    .does("0 modify modifier-plus4 +4 on 0")
                    .does("1 accept")
                    .does("1 play enchanted-spell")
                    .pass();
            assertThat(lasting(scene)).containsExactly("enchanted-spell");
            scene.leaves(0);
            assertThat(scene.active()).isEqualTo(1);
            assertThat(lasting(scene)).isEmpty();
        }
    }

    @Nested
    class When_the_shadow_claw_is_used {
        private Table table() {
            return Table.of(3).leader(0, "the-shadow-claw").hand(1, "peanut", "hook");
        }

        @Test
        @ForRule("HTS-TRN-09")
        void it_pulls_a_card_for_one_point_once_a_turn_and_nobody_can_challenge_it() {
            Scene scene = table().hand(2, "challenge")
                    .play()
                    .does("0 skill the-shadow-claw")
                    .picking("hook")
                    .does("0 player 1");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.hand(0)).containsExactly("hook");
            assertThat(scene.hand(1)).containsExactly("peanut");
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.legal()).doesNotContain("0 skill the-shadow-claw");
            assertThat(scene.broken("0 skill the-shadow-claw")).containsExactly("HTS-TRN-09");
            scene.does("0 end").does("1 end").does("2 end");
            assertThat(scene.legal()).contains("0 skill the-shadow-claw");
        }

        @Test
        @ForRule("HTS-TRN-09")
        void it_is_for_the_own_turn() {
            Scene scene = table().turn(1, 3).hand(0, "fluffy").play();
            assertThat(scene.legal()).noneMatch(action -> action.contains("skill"));
            assertThat(scene.broken("0 skill the-shadow-claw")).containsExactly("CORE-TURN");
            assertThat(scene.broken("1 skill the-shadow-claw")).containsExactly("HTS-TRN-09");
        }

        @Test
        @ForRule("HTS-TRN-09")
        void it_needs_another_player_with_a_card() {
            Scene scene =
                    Table.of(3).leader(0, "the-shadow-claw").hand(0, "peanut").play();
            assertThat(scene.legal()).doesNotContain("0 skill the-shadow-claw");
            assertThat(scene.refusal("0 skill the-shadow-claw").map(violation -> violation.explain()))
                    .containsExactly("there is nobody on whom The Shadow Claw could be used [HTS-TRN-09]");
            Scene one = table().play().does("0 skill the-shadow-claw");
            assertThat(one.legal()).containsExactly("0 player 1");
        }
    }

    @Nested
    class When_an_effect_has_something_done_at_once {
        @Test
        @ForRule("HTS-B14")
        void it_costs_no_point() {
            Scene scene = Table.of(2)
                    .party(0, "buttons")
                    .hand(1, "critical-boost")
                    .play()
                    .does("0 use buttons", 5, 5)
                    .does("0 player 1")
                    .pass()
                    .does("0 play critical-boost")
                    .pass();
            assertThat(scene.hand(0)).hasSize(3);
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule("HTS-B14")
        void it_needs_no_point_either() {
            Scene scene = Table.of(2)
                    .party(0, "fuzzy-cheeks")
                    .hand(0, "peanut")
                    .turn(0, 1)
                    .play()
                    .does("0 use fuzzy-cheeks", 5, 5)
                    .pass();
            assertThat(scene.points()).isZero();
            assertThat(scene.legal()).contains("0 play peanut");
            scene.does("0 play peanut").pass();
            assertThat(scene.party(0)).contains("peanut");
        }
    }
}
