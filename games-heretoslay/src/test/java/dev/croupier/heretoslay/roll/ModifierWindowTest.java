package dev.croupier.heretoslay.roll;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Session;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.rules.TargetDeclaration;
import dev.croupier.heretoslay.rules.Windows;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModifierWindowTest {
    private static final String PLUS4 = "modifier-plus4";
    private static final String MINUS4 = "modifier-minus4";
    private static final String TWO = "modifier-plus2-minus2";

    private static Scene rolled(Table table) {
        return table.party(0, "peanut").play().does("0 use peanut", 2, 2);
    }

    private static void answers(Scene scene, int... seats) {
        for (int seat : seats) {
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.toAct()).containsExactly(seat);
            scene.does(seat + " pass");
        }
    }

    @Nested
    class When_dice_lie {
        @Test
        @ForRule("HTS-MOD-01")
        void modifiers_may_be_played_and_not_before() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .hand(0, PLUS4)
                    .hand(1, MINUS4)
                    .play();
            assertThat(scene.legal()).noneMatch(action -> action.contains("modify"));
            assertThat(scene.broken("0 modify modifier-plus4 +4 on 0")).containsExactly("HTS-MOD-01");
            scene.does("0 use peanut", 2, 2);
            assertThat(scene.legal()).containsExactly("1 modify modifier-minus4 -4 on 0", "1 pass");
        }

        @Test
        @ForRule({"HTS-B23", "HTS-MOD-02"})
        void everybody_may_play_any_number_for_nothing_and_each_is_discarded_at_once() {
            Scene scene = rolled(Table.of(3)
                    .hand(0, PLUS4, TWO)
                    .hand(1, MINUS4, "modifier-plus1-minus3")
                    .hand(2, TWO));
            scene.does("1 modify modifier-minus4 -4 on 0");
            assertThat(scene.discards()).containsExactly(MINUS4);
            scene.does("1 modify modifier-plus1-minus3 -3 on 0")
                    .does("1 pass")
                    .does("2 modify modifier-plus2-minus2 +2 on 0")
                    .does("1 pass")
                    .does("2 pass")
                    .does("0 modify modifier-plus4 +4 on 0")
                    .does("1 pass")
                    .does("2 pass")
                    .does("0 modify modifier-plus2-minus2 +2 on 0");
            assertThat(scene.total(0)).isEqualTo(4 - 4 - 3 + 2 + 4 + 2);
            assertThat(scene.discards()).containsExactly(TWO, PLUS4, TWO, "modifier-plus1-minus3", MINUS4);
            assertThat(scene.points()).isEqualTo(2);
            scene.pass();
            assertThat(scene.hand(0)).isEmpty();
        }

        @Test
        @ForRule("HTS-MOD-02")
        void they_change_an_attack_too() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .row("dracos")
                    .hand(1, PLUS4)
                    .play()
                    .does("0 attack dracos", 2, 3)
                    .does("1 modify modifier-plus4 +4 on 0")
                    .pass();
            assertThat(scene.slain(0)).isEmpty();
            assertThat(scene.pending()).isEqualTo("choose-hero");
        }

        @Test
        @ForRule("HTS-B23")
        void the_total_counts_only_when_all_are_done() {
            Scene scene = rolled(Table.of(2).hand(0, PLUS4).hand(1, MINUS4));
            scene.does("1 pass").does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.total(0)).isEqualTo(8);
            assertThat(scene.hand(0)).as("nothing is drawn yet").isEmpty();
            scene.does("1 modify modifier-minus4 -4 on 0").pass();
            assertThat(scene.hand(0)).isEmpty();
        }
    }

    @Nested
    class When_a_modifier_has_two_numbers {
        @ParameterizedTest
        @ForRule({"HTS-MOD-06", "HTS-B23"})
        @CsvSource({"0, +2, 6", "0, -2, 2", "1, +2, 6", "1, -2, 2"})
        void its_player_names_either_on_any_roll(int seat, String value, int total) {
            Scene scene = rolled(Table.of(2).hand(0, TWO).hand(1, TWO));
            if (seat == 0) {
                scene.does("1 pass");
            }
            scene.does(seat + " modify modifier-plus2-minus2 " + value + " on 0");
            assertThat(scene.total(0)).isEqualTo(total);
        }

        @Test
        @ForRule("HTS-MOD-06")
        void no_other_number_can_be_named() {
            Scene scene = rolled(Table.of(2).hand(1, "modifier-plus1-minus3"));
            assertThat(scene.refusal("1 modify modifier-plus1-minus3 -1 on 0").map(violation -> violation.explain()))
                    .containsExactly("Modifier +1/-3 has +1 or -3, not -1 [HTS-MOD-06]");
        }
    }

    @Nested
    class When_the_window_is_asked {
        @ParameterizedTest
        @ForRule("HTS-MOD-03")
        @CsvSource({"0, 1 2 3 0", "1, 2 3 0 1", "2, 3 0 1 2", "3, 0 1 2 3"})
        void it_goes_clockwise_from_the_left_of_the_active_player(int active, String order) {
            Scene scene =
                    Table.of(4).party(active, "peanut").turn(active, 3).play().does(active + " use peanut", 2, 2);
            for (String seat : order.split(" ", -1)) {
                assertThat(scene.toAct()).containsExactly(Integer.valueOf(seat));
                scene.does(seat + " pass");
            }
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-03")
        void a_modifier_voids_all_passes_and_the_roller_is_asked_again() {
            Scene scene = rolled(Table.of(3).hand(0, PLUS4).hand(2, MINUS4));
            answers(scene, 1);
            scene.does("2 modify modifier-minus4 -4 on 0");
            answers(scene, 1, 2);
            scene.does("0 modify modifier-plus4 +4 on 0");
            answers(scene, 1, 2, 0);
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-05")
        void everybody_is_asked_though_nobody_has_a_modifier() {
            Scene scene = rolled(Table.of(4).hand(2, "challenge"));
            answers(scene, 1, 2, 3, 0);
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-05")
        void the_others_see_the_same_whether_or_not_the_hand_has_one() {
            Scene without = rolled(Table.of(3).hand(1, "challenge"));
            Scene with = rolled(Table.of(3).hand(1, MINUS4));
            for (int observer : new int[] {0, 2}) {
                assertThat(with.game().turn(with.state()).seenBy(Seat.of(observer)))
                        .isEqualTo(without.game().turn(without.state()).seenBy(Seat.of(observer)));
            }
        }
    }

    @Nested
    class When_a_seat_wants_to_be_passed_for {
        @Test
        @ForRule("HTS-MOD-05")
        void a_session_passes_for_it_where_it_could_do_nothing_else() {
            HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(3));
            Session<HtsState, HtsAction, HtsEvent, HtsView> asking = Session.start(game, Randomness.seeded(3));
            Session<HtsState, HtsAction, HtsEvent, HtsView> passing =
                    asking.answeringFor(Seat.of(0), Seat.of(1), Seat.of(2));
            for (int i = 0; i < 120 && passing.outcome().isEmpty(); i++) {
                passing = passing.play(passing.legalActions().last()).get();
                for (Seat seat : passing.toAct()) {
                    boolean couldOnlyPass = passing.legalActions(seat).equals(Array.of(new HtsAction.Pass(seat)));
                    assertThat(couldOnlyPass).isFalse();
                }
            }
        }
    }

    @Nested
    class When_the_first_comer_is_heard {
        private Table table() {
            return Table.of(3).rules(rules -> rules.withWindows(Windows.FIRST_COMER));
        }

        @Test
        @ForRule("HTS-MOD-03")
        void all_are_asked_at_once_and_passes_are_public() {
            Scene scene = rolled(table());
            assertThat(scene.game().turn(scene.state())).isInstanceOf(Turn.Any.class);
            assertThat(scene.toAct()).containsExactly(0, 1, 2);
            scene.does("2 pass");
            assertThat(scene.toAct()).containsExactly(0, 1);
            assertThat(scene.game().project(scene.events(), Seat.of(1)))
                    .containsExactly(new HtsEvent.Passed(Seat.of(2)));
            assertThat(scene.game().turn(scene.state())).isInstanceOf(Turn.Any.class);
            scene.does("0 pass");
            assertThat(scene.game().turn(scene.state())).isInstanceOf(Turn.Any.class);
            assertThat(scene.broken("0 pass")).containsExactly("CORE-TURN");
            scene.does("1 pass");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-03")
        void any_modifier_asks_all_again() {
            Scene scene = rolled(table().hand(1, MINUS4));
            scene.does("0 pass").does("2 pass").does("1 modify modifier-minus4 -4 on 0");
            assertThat(scene.toAct()).containsExactly(0, 1, 2);
        }

        @Test
        @ForRule("HTS-CHL-03")
        void all_others_are_asked_for_a_challenge_at_once() {
            Scene scene = table().hand(0, "peanut").hand(2, "challenge").play().does("0 play peanut");
            assertThat(scene.game().turn(scene.state())).isInstanceOf(Turn.Any.class);
            assertThat(scene.toAct()).containsExactly(1, 2);
            scene.does("2 challenge challenge", 6, 6, 1, 1);
            assertThat(scene.pending()).isEqualTo("modifiers");
        }
    }

    @Nested
    class When_an_answer_comes_late {
        @Test
        @ForRule("HTS-MOD-04")
        void it_is_refused() {
            HereToSlay game = HereToSlay.of(HtsRules.seed());
            Session<HtsState, HtsAction, HtsEvent, HtsView> session = Session.start(game, Randomness.seeded(9));
            Seat seat = session.toAct().head();
            String id = session.pending(seat).get().id();
            HtsAction leader = session.legalActions().head();
            Session<HtsState, HtsAction, HtsEvent, HtsView> next =
                    session.play(id, leader).get();
            Seat other = next.toAct().head();
            HtsAction answer = next.legalActions().head();
            assertThat(next.play(id, answer).getLeft().explain()).contains("is no longer open");
            assertThat(next.play(next.pending(other).get().id(), answer).isRight())
                    .isTrue();
        }
    }

    @Nested
    class When_targets_are_declared {
        private Table table() {
            return Table.of(3).party(0, "bad-axe").party(1, "hook", "fluffy").party(2, "spooky");
        }

        @Test
        @ForRule({"HTS-MOD-07", "HTS-DECL"})
        void the_roller_names_them_as_soon_as_the_total_is_a_success_and_the_asking_begins() {
            Scene scene = table().play().does("0 use bad-axe", 4, 4);
            assertThat(scene.pending()).isEqualTo("choose-hero");
            assertThat(scene.toAct()).containsExactly(0);
            scene.does("0 hero fluffy");
            answers(scene, 1, 2, 0);
            assertThat(scene.party(1)).containsExactly("hook");
        }

        @Test
        @ForRule({"HTS-MOD-07", "HTS-B23"})
        void a_modifier_may_wait_for_them() {
            Scene scene = table().hand(1, MINUS4)
                    .play()
                    .does("0 use bad-axe", 4, 4)
                    .does("0 hero fluffy")
                    .does("1 modify modifier-minus4 -4 on 0");
            answers(scene, 1, 2, 0);
            assertThat(scene.party(1)).containsExactly("hook", "fluffy");
        }

        @Test
        @ForRule("HTS-MOD-07")
        void a_total_that_becomes_a_success_later_asks_for_them_then_and_voids_all_passes() {
            Scene scene = table().hand(0, PLUS4).play().does("0 use bad-axe", 2, 2);
            answers(scene, 1, 2);
            scene.does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.pending()).isEqualTo("choose-hero");
            scene.does("0 hero spooky");
            answers(scene, 1, 2, 0);
            assertThat(scene.party(2)).isEmpty();
        }

        @Test
        @ForRule("HTS-MOD-07")
        void by_option_they_are_named_when_the_window_has_closed_on_a_success() {
            Scene scene = table().rules(rules -> rules.withTargetDeclaration(TargetDeclaration.AFTER_CLOSE))
                    .play()
                    .does("0 use bad-axe", 4, 4);
            answers(scene, 1, 2, 0);
            assertThat(scene.pending()).isEqualTo("choose-hero");
            scene.does("0 hero fluffy");
            assertThat(scene.party(1)).containsExactly("hook");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-07")
        void by_option_a_failure_asks_for_none() {
            Scene scene = table().rules(rules -> rules.withTargetDeclaration(TargetDeclaration.AFTER_CLOSE))
                    .play()
                    .does("0 use bad-axe", 1, 1)
                    .pass();
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-DECL")
        void what_depends_on_draws_pulls_or_discards_is_chosen_when_the_effect_gets_to_it() {
            for (String hero : Array.of("qi-bear", "wildshot", "pan-chucks", "bullseye", "beary-wise")) {
                Scene scene = Table.of(2)
                        .party(0, hero)
                        .hand(0, "challenge")
                        .party(1, "hook")
                        .hand(1, "challenge")
                        .play()
                        .does("0 use " + hero, 5, 5);
                assertThat(scene.pending()).as(hero).isEqualTo("modifiers");
            }
            Scene paws = Table.of(2)
                    .party(0, "slippery-paws")
                    .hand(1, "challenge", "peanut")
                    .play()
                    .does("0 use slippery-paws", 5, 5);
            assertThat(paws.pending()).isEqualTo("choose-player");
            paws.does("0 player 1").pass();
            assertThat(paws.pending()).isEqualTo("discard");
            assertThat(paws.legal()).containsExactly("0 card peanut", "0 card challenge");
        }

        @Test
        @ForRule("HTS-DECL")
        void a_magic_chooses_when_it_takes_effect_and_an_item_names_its_hero_as_it_is_played() {
            Scene scene = Table.of(2)
                    .hand(0, "forced-exchange", "bard-mask")
                    .party(1, "hook")
                    .play()
                    .does("0 play forced-exchange");
            assertThat(scene.pending()).isEqualTo("challenge");
            scene.pass();
            assertThat(scene.pending()).isEqualTo("choose-player");
            scene.does("0 player 1").does("0 hero hook").does("0 hero hook");
            scene.does("0 play bard-mask on hook");
            assertThat(scene.events(HtsEvent.Attempted.class)
                            .single()
                            .wearer()
                            .get()
                            .id())
                    .isEqualTo("hook");
            assertThat(scene.pending()).isEqualTo("challenge");
        }
    }

    @Nested
    class When_a_declared_target_cannot_be_one_any_more {
        @Test
        @ForRule("HTS-MOD-08")
        void the_roller_names_another() {
            Scene scene = Table.of(3)
                    .party(0, "bad-axe")
                    .party(1, "hook")
                    .party(2, "spooky")
                    .play()
                    .does("0 use bad-axe", 4, 4)
                    .does("0 hero hook")
                    .leaves(1)
                    .pass();
            assertThat(scene.pending()).isEqualTo("choose-hero");
            assertThat(scene.legal()).containsExactly("0 hero spooky");
            scene.does("0 hero spooky");
            while (scene.pending().equals("modifiers")) {
                scene.pass();
            }
            assertThat(scene.party(2)).isEmpty();
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MOD-08")
        void another_player_is_named_for_one_who_left_and_then_a_hero_of_that_player() {
            Scene scene = Table.of(3)
                    .party(0, "meowzio")
                    .party(1, "hook")
                    .party(2, "spooky")
                    .hand(2, "challenge")
                    .play()
                    .does("0 use meowzio", 6, 6)
                    .does("0 player 1")
                    .does("0 hero hook")
                    .leaves(1)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 player 2");
            scene.does("0 player 2");
            assertThat(scene.legal()).containsExactly("0 hero spooky");
            scene.does("0 hero spooky");
            assertThat(scene.party(0)).containsExactlyInAnyOrder("meowzio", "spooky");
            assertThat(scene.hand(0)).containsExactly("challenge");
        }

        @Test
        @ForRule("HTS-MOD-08")
        void without_another_that_part_does_nothing() {
            Scene scene = Table.of(3)
                    .party(0, "serious-grey")
                    .party(1, "hook")
                    .play()
                    .does("0 use serious-grey", 5, 5)
                    .does("0 hero hook")
                    .leaves(1)
                    .pass();
            assertThat(scene.hand(0)).as("the other part").hasSize(1);
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_the_protecting_horn_plays_a_modifier {
        private Scene modified() {
            Scene scene = rolled(Table.of(3)
                    .leader(1, "the-protecting-horn")
                    .hand(1, MINUS4)
                    .slain(2, "crowned-serpent")
                    .slain(0, "abyss-queen"));
            return scene.does("1 modify modifier-minus4 -4 on 0");
        }

        @ParameterizedTest
        @ForRule("HTS-MOD-09")
        @CsvSource({"+1, 2", "-1, 0"})
        void one_more_or_one_less_is_offered_on_the_same_roll(String value, int total) {
            Scene scene = modified();
            scene.does("0 accept");
            assertThat(scene.total(0)).isEqualTo(1);
            assertThat(scene.toAct()).containsExactly(1);
            scene.does("1 accept");
            assertThat(scene.legal()).containsExactly("1 value +1", "1 value -1");
            scene.does("1 value " + value);
            assertThat(scene.total(0)).isEqualTo(total);
            scene.does("2 decline");
            assertThat(scene.pending())
                    .as("neither Crowned Serpent nor Abyss Queen answers it")
                    .isEqualTo("modifiers");
            assertThat(scene.toAct()).containsExactly(1);
        }

        @Test
        @ForRule({"HTS-MOD-09", "HTS-SKILL"})
        void it_may_be_declined_and_is_not_offered_for_the_modifiers_of_others() {
            Scene scene = rolled(Table.of(2).leader(0, "the-protecting-horn").hand(1, MINUS4));
            scene.does("1 modify modifier-minus4 -4 on 0");
            assertThat(scene.pending()).isEqualTo("modifiers");
            Scene declined = modified().does("0 decline").does("1 decline");
            assertThat(declined.total(0)).isZero();
        }
    }

    @Nested
    class When_abyss_queen_is_slain {
        @ParameterizedTest
        @ForRule("HTS-MOD-10")
        @CsvSource({"+2, 7", "-2, 3"})
        void each_modifier_of_another_gives_one_more_whatever_its_sign(String value, int total) {
            Scene scene = rolled(Table.of(2).slain(0, "abyss-queen").hand(1, TWO));
            scene.does("1 modify modifier-plus2-minus2 " + value + " on 0").does("0 accept");
            assertThat(scene.total(0)).isEqualTo(total);
        }

        @Test
        @ForRule("HTS-MOD-10")
        void an_own_modifier_or_one_on_the_roll_of_another_gives_nothing() {
            Scene own = rolled(Table.of(2).slain(0, "abyss-queen").hand(0, PLUS4));
            own.does("1 pass").does("0 modify modifier-plus4 +4 on 0");
            assertThat(own.pending()).isEqualTo("modifiers");
            Scene other = rolled(Table.of(3).slain(1, "abyss-queen").hand(2, PLUS4));
            other.does("1 pass").does("2 modify modifier-plus4 +4 on 0");
            assertThat(other.pending()).isEqualTo("modifiers");
        }
    }

    @Nested
    class When_crowned_serpent_is_slain {
        @ParameterizedTest
        @ForRule("HTS-MOD-11")
        @ValueSource(ints = {0, 1, 2})
        void it_offers_a_draw_for_each_modifier_of_anybody(int player) {
            Table table =
                    Table.of(3).slain(0, "crowned-serpent").hand(player, MINUS4).deck("hook");
            Scene scene = rolled(table);
            while (!scene.toAct().head().equals(player)) {
                scene.does(scene.seat() + " pass");
            }
            scene.does(player + " modify modifier-minus4 -4 on 0");
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept");
            assertThat(scene.hand(0)).containsExactly("hook");
        }

        @Test
        @ForRule("HTS-MOD-11")
        void a_modifier_drawn_so_may_be_played_in_the_same_window() {
            Scene scene = rolled(
                    Table.of(2).slain(0, "crowned-serpent").hand(1, MINUS4).deck(PLUS4));
            scene.does("1 modify modifier-minus4 -4 on 0")
                    .does("0 accept")
                    .does("1 pass")
                    .does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.total(0)).isEqualTo(4);
        }
    }

    @Nested
    class When_a_modifier_sets_several_things_off {
        @Test
        @ForRule("HTS-MOD-12")
        void the_active_player_comes_first_then_it_goes_clockwise() {
            Scene scene = Table.of(4)
                    .party(2, "peanut")
                    .turn(2, 3)
                    .hand(3, PLUS4)
                    .leader(3, "the-protecting-horn")
                    .slain(2, "abyss-queen")
                    .slain(1, "crowned-serpent")
                    .play()
                    .does("2 use peanut", 1, 1)
                    .does("3 modify modifier-plus4 +4 on 2");
            assertThat(scene.toAct()).containsExactly(2);
            scene.does("2 decline");
            assertThat(scene.toAct()).containsExactly(3);
            scene.does("3 decline");
            assertThat(scene.toAct()).containsExactly(1);
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("1 decline");
            answers(scene, 3, 0, 1, 2);
        }

        @Test
        @ForRule({"HTS-MOD-12", "HTS-ITM-12"})
        void a_player_with_several_orders_them() {
            Scene scene = rolled(
                    Table.of(2).slain(0, "abyss-queen", "crowned-serpent").hand(1, MINUS4));
            scene.does("1 modify modifier-minus4 -4 on 0");
            assertThat(scene.pending()).isEqualTo("order-skills");
            assertThat(scene.legal()).containsExactlyInAnyOrder("0 card abyss-queen", "0 card crowned-serpent");
            scene.does("0 card crowned-serpent");
            assertThat(scene.state().agenda().top().source()).isEqualTo("crowned-serpent");
            scene.does("0 accept");
            assertThat(scene.state().agenda().top().source()).isEqualTo("abyss-queen");
            scene.does("0 accept");
            assertThat(scene.total(0)).isEqualTo(1);
            answers(scene, 1, 0);
        }
    }

    @Nested
    class When_bonuses_hold {
        @Test
        @ForRule("HTS-MOD-13")
        void they_are_in_the_total_when_the_dice_lie_and_they_add_up() {
            Scene scene = Table.of(2)
                    .leader(0, "the-charismatic-song")
                    .slain(0, "dark-dragon-king", "anuran-cauldron")
                    .party(0, "peanut", "wise-shield", "vibrant-glow")
                    .wears("peanut", "really-big-ring")
                    .play()
                    .does("0 use wise-shield", 2, 2)
                    .pass()
                    .does("0 use peanut", 1, 1);
            assertThat(scene.toAct()).containsExactly(1);
            assertThat(scene.total(0)).isEqualTo(2 + 1 + 1 + 1 + 2 + 3);
            assertThat(scene.events(HtsEvent.Rolled.class).single().roll().total())
                    .isEqualTo(10);
            assertThat(scene.view(1).rolls().get().rolls().head().total()).isEqualTo(10);
        }

        @Test
        @ForRule("HTS-MOD-13")
        void each_counts_for_its_own_rolls_alone() {
            Scene scene = Table.of(2)
                    .leader(0, "the-divine-arrow")
                    .slain(0, "dark-dragon-king", "titan-wyvern")
                    .party(0, "peanut")
                    .wears("peanut", "really-big-ring")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", 3, 3);
            assertThat(scene.total(0)).isEqualTo(7);
            scene.pass().does("0 use peanut", 1, 1);
            assertThat(scene.total(0)).isEqualTo(2 + 1 + 2);
        }
    }
}
