package dev.croupier.heretoslay.ending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndingTest {
    private static void won(Scene scene, int seat) {
        assertThat(scene.pending()).isEqualTo("over");
        assertThat(scene.outcome().winners()).containsExactly(Seat.of(seat));
    }

    /** Heroes of five classes; with a Ranger as Party Leader these are six. */
    private static Table five(int seat) {
        return Table.of(3).leader(seat, "the-divine-arrow").party(seat, "bad-axe", "peanut", "wise-shield", "meowzio");
    }

    @Nested
    class When_three_monsters_are_slain {
        @Test
        @ForRule({"HTS-B30", "HTS-WIN-01"})
        void the_third_wins_at_once_before_its_cards_and_the_next_monster() {
            Scene scene = Table.of(2)
                    .slain(0, "dracos", "terratuga")
                    .party(0, "peanut", "hook", "fluffy", "spooky")
                    .row("mega-slime")
                    .play()
                    .does("0 attack mega-slime", 4, 4)
                    .pass();
            won(scene, 0);
            assertThat(scene.outcome().reason().english()).isEqualTo("seat 0 slew three Monsters");
            assertThat(scene.hand(0)).isEmpty();
            assertThat(scene.row()).isEmpty();
            assertThat(scene.legal()).isEmpty();
            assertThat(scene.broken("0 draw")).containsExactly("CORE-OVER");
        }

        @Test
        @ForRule("HTS-B30")
        void two_are_not_enough() {
            Scene scene = Table.of(2)
                    .slain(0, "terratuga")
                    .party(0, "peanut")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", 1, 1)
                    .pass();
            assertThat(scene.slain(0)).hasSize(2);
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_a_party_has_six_classes {
        @Test
        @ForRule({"HTS-B30", "HTS-WIN-02"})
        void it_wins_when_the_turn_is_ended_by_choice_and_not_before() {
            Scene scene = five(0).hand(0, "fluffy").play();
            scene.does("0 play fluffy").pass().does("0 decline");
            assertThat(scene.pending()).as("not at once").isEqualTo("turn");
            scene.does("0 end");
            won(scene, 0);
            assertThat(scene.outcome().reason().english())
                    .isEqualTo("seat 0 ended the turn with six classes in the Party");
        }

        @Test
        @ForRule("HTS-WIN-02")
        void it_wins_when_the_points_are_used_up_after_all_that_was_pending() {
            Scene scene = five(0).hand(0, "fluffy").turn(0, 1).play();
            scene.does("0 play fluffy").pass();
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept", 1, 1);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass();
            won(scene, 0);
        }

        @Test
        @ForRule("HTS-WIN-02")
        void more_than_one_hero_of_a_class_does_no_harm() {
            Scene scene = five(0).party(0, "fluffy", "spooky", "hook", "heavy-bear")
                    .play()
                    .does("0 end");
            won(scene, 0);
        }

        @Test
        @ForRule({"HTS-WIN-02", "HTS-ITM-07"})
        void masks_count() {
            Scene scene = five(0).party(0, "heavy-bear")
                    .wears("heavy-bear", "wizard-mask")
                    .play()
                    .does("0 end");
            won(scene, 0);
            Scene broken = five(0).party(0, "fluffy")
                    .wears("fluffy", "bard-mask")
                    .play()
                    .does("0 end");
            assertThat(broken.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-WIN-02")
        void five_classes_do_not_win() {
            assertThat(five(0).play().does("0 end").active()).isEqualTo(1);
        }

        @Test
        @ForRule({"HTS-WIN-03", "HTS-WIN-04"})
        void in_the_turn_of_another_they_win_nothing() {
            Scene scene = five(1).party(1, "fluffy").play().does("0 end");
            assertThat(scene.active()).isEqualTo(1);
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("1 end");
            won(scene, 1);
        }

        @Test
        @ForRule("HTS-WIN-03")
        void they_have_to_be_there_when_the_own_turn_ends() {
            Scene scene = five(0).party(0, "fluffy")
                    .hand(1, "bard-mask")
                    .turn(1, 3)
                    .play()
                    .does("1 play bard-mask on fluffy")
                    .pass()
                    .does("1 end")
                    .does("2 end")
                    .does("0 end");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-WIN-04")
        void there_is_one_winner() {
            Scene scene = five(0).party(0, "fluffy")
                    .leader(1, "the-cloaked-sage")
                    .party(1, "heavy-bear", "mellow-dee", "mighty-blade", "hook", "kit-napper")
                    .play()
                    .does("0 end");
            won(scene, 0);
            assertThat(scene.outcome().ranks()).containsExactly(1, 2, 2);
        }
    }

    @Nested
    class When_piles_run_out {
        @Test
        @ForRule("HTS-PIL-01")
        void the_discard_pile_is_shuffled_in_the_middle_of_a_draw() {
            Scene scene =
                    Table.of(2).deck("hook", "fluffy").restInDiscards().play().does("0 refresh");
            assertThat(scene.hand(0)).hasSize(5).contains("hook", "fluffy");
            assertThat(scene.discards()).isEmpty();
            assertThat(scene.deckSize()).isEqualTo(110);
            assertThat(scene.events(HtsEvent.Reshuffled.class)).hasSize(1);
        }

        /** Every card is in some hand but two, which lie in the main deck. */
        private Table nearlyAll() {
            Table all = Table.of(2);
            dev.croupier.heretoslay.card.BaseGame.catalogue()
                    .main()
                    .flatMap(card -> io.vavr.collection.Array.fill(card.copies(), card.id()))
                    .remove("hook")
                    .remove("fluffy")
                    .forEach(id -> all.hand(1, id));
            return all;
        }

        @Test
        @ForRule("HTS-PIL-01")
        void what_there_is_is_drawn_and_nobody_loses_by_that() {
            Scene scene = nearlyAll().play().does("0 refresh");
            assertThat(scene.hand(0)).containsExactly("hook", "fluffy");
            assertThat(scene.active()).isEqualTo(1);
            scene.does("1 draw");
            assertThat(scene.hand(1)).hasSize(113);
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule("HTS-PIL-02")
        void the_discard_pile_lies_open_and_keeps_its_order() {
            Scene scene = Table.of(2)
                    .discards("peanut", "hook")
                    .hand(0, "fluffy", "spooky")
                    .party(0, "wildshot")
                    .deck("challenge", "snowball", "buttons")
                    .play()
                    .does("0 use wildshot", 6, 6)
                    .pass()
                    .does("0 card spooky");
            assertThat(scene.discards()).containsExactly("spooky", "peanut", "hook");
            for (int seat = 0; seat < 2; seat++) {
                assertThat(scene.view(seat).discards().map(card -> card.id()))
                        .containsExactly("spooky", "peanut", "hook");
            }
        }
    }

    @Nested
    class When_a_cap_is_reached {
        @ParameterizedTest
        @ForRule("HTS-PIL-04")
        @ValueSource(ints = {1, 2, 5})
        void so_many_turns_of_all_players_together_end_the_game_without_a_winner(int cap) {
            Scene scene = Table.of(3).rules(rules -> rules.withTurnCap(cap)).play();
            for (int turn = 1; turn <= cap; turn++) {
                assertThat(scene.pending()).isEqualTo("turn");
                scene.does(scene.active() + " end");
            }
            assertThat(scene.pending()).isEqualTo("over");
            assertThat(scene.outcome().winners()).isEmpty();
            assertThat(scene.outcome().reason().english())
                    .isEqualTo((cap == 1 ? "1 turn was" : cap + " turns were") + " played; nobody wins");
        }

        @Test
        @ForRule("HTS-PIL-04")
        void a_turn_that_its_player_left_counts() {
            Scene scene =
                    Table.of(3).rules(rules -> rules.withTurnCap(1)).play().leaves(0);
            assertThat(scene.pending()).isEqualTo("over");
            assertThat(scene.outcome().winners()).isEmpty();
        }

        @Test
        @ForRule("HTS-PIL-04")
        void zero_is_no_limit() {
            Scene scene = Table.of(2).play();
            for (int turn = 0; turn < 200; turn++) {
                scene.does(scene.active() + " end");
            }
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-PIL-04")
        void who_ends_the_last_turn_with_six_classes_wins() {
            Scene scene = five(0).party(0, "fluffy")
                    .rules(rules -> rules.withTurnCap(1))
                    .play()
                    .does("0 end");
            won(scene, 0);
        }

        @ParameterizedTest
        @ForRule("HTS-CAP")
        @CsvSource({"1000", "1010"})
        void so_many_decisions_end_the_game_with_that_as_the_reason(int cap) {
            Scene scene = Table.of(2).rules(rules -> rules.withDecisionCap(cap)).play();
            for (int decision = 1; decision < cap; decision++) {
                scene.does(scene.active() + " end");
                assertThat(scene.state().outcome()).isNull();
            }
            scene.does(scene.active() + " end");
            assertThat(scene.outcome().isCapped()).isTrue();
            assertThat(scene.outcome().winners()).isEmpty();
            assertThat(scene.game().maxDecisions()).isEqualTo(cap);
            assertThat(scene.events(HtsEvent.GameOver.class)).hasSize(1);
        }
    }
}
