package dev.croupier.heretoslay.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.rules.TriggerOrder;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemTest {
    @Nested
    class When_an_item_is_played {
        @Test
        @ForRule({"HTS-ITM-01", "HTS-B19", "HTS-B21"})
        void any_item_may_go_to_any_hero_without_one_in_any_party() {
            Scene scene = Table.of(3)
                    .leader(0, "the-divine-arrow")
                    .hand(0, "bard-mask", "sealing-key")
                    .party(0, "peanut")
                    .party(1, "hook")
                    .party(2, "fluffy", "spooky")
                    .wears("spooky", "decoy-doll")
                    .play();
            assertThat(scene.legal())
                    .contains(
                            "0 play bard-mask on peanut",
                            "0 play bard-mask on hook",
                            "0 play bard-mask on fluffy",
                            "0 play sealing-key on peanut",
                            "0 play sealing-key on hook",
                            "0 play sealing-key on fluffy")
                    .noneMatch(action -> action.endsWith("on spooky") || action.endsWith("on the-divine-arrow"));
            assertThat(scene.broken("0 play bard-mask on the-divine-arrow")).containsExactly("HTS-ITM-01");
            scene.does("0 play sealing-key on fluffy").pass();
            assertThat(scene.worn("fluffy")).containsExactly("sealing-key");
        }

        @Test
        @ForRule("HTS-B19")
        void a_hero_has_one_at_the_most_and_it_cannot_be_replaced() {
            Scene scene = Table.of(2)
                    .hand(0, "bard-mask")
                    .party(0, "peanut", "hook")
                    .wears("peanut", "really-big-ring")
                    .play();
            assertThat(scene.refusal("0 play bard-mask on peanut").map(violation -> violation.explain()))
                    .containsExactly("Peanut wears an Item already [HTS-B19]");
            assertThat(scene.legal()).contains("0 play bard-mask on hook");
        }

        @Test
        @ForRule("HTS-ITM-02")
        void it_needs_a_hero_without_one() {
            Scene scene = Table.of(2)
                    .hand(0, "bard-mask")
                    .party(0, "peanut")
                    .wears("peanut", "really-big-ring")
                    .play();
            assertThat(scene.legal()).noneMatch(action -> action.contains("play"));
            Scene nobody = Table.of(2).hand(0, "bard-mask", "hook").play();
            assertThat(nobody.legal()).noneMatch(action -> action.contains("bard-mask"));
            assertThat(nobody.broken("0 play bard-mask on hook")).containsExactly("HTS-ITM-01");
        }

        @Test
        @ForRule("HTS-ITM-02")
        void an_effect_cannot_have_it_played_either() {
            Scene scene = Table.of(2)
                    .hand(0, "bard-mask")
                    .party(0, "hook")
                    .wears("hook", "really-big-ring")
                    .play()
                    .does("0 use hook", 6, 6)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 decline");
        }
    }

    @Nested
    class When_the_named_hero_cannot_take_it_any_more {
        private Scene named(Table table) {
            return table.hand(0, "bard-mask")
                    .party(1, "hook")
                    .play()
                    .does("0 play bard-mask on hook")
                    .leaves(1);
        }

        @Test
        @ForRule("HTS-ITM-03")
        void the_hero_is_named_before_anybody_challenges() {
            Scene scene =
                    Table.of(3).hand(0, "bard-mask").party(1, "hook").play().does("0 play bard-mask on hook");
            assertThat(scene.pending()).isEqualTo("challenge");
            scene.pass();
            assertThat(scene.worn("hook")).containsExactly("bard-mask");
        }

        @Test
        @ForRule("HTS-ITM-03")
        void the_player_names_another() {
            Scene scene = named(Table.of(3).party(2, "fluffy").party(0, "peanut"));
            scene.pass();
            assertThat(scene.legal()).containsExactly("0 hero peanut", "0 hero fluffy");
            scene.does("0 hero fluffy");
            assertThat(scene.worn("fluffy")).containsExactly("bard-mask");
        }

        @Test
        @ForRule("HTS-ITM-03")
        void without_one_it_is_discarded() {
            Scene scene = named(Table.of(3)).does("2 pass");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.discards()).startsWith("bard-mask");
            assertThat(scene.points()).isEqualTo(2);
        }
    }

    @Nested
    class When_its_hero_goes {
        private Table table(String hero) {
            return Table.of(2).party(0, hero).party(1, "hook", "spooky").wears("hook", "really-big-ring");
        }

        @Test
        @ForRule({"HTS-ITM-04", "HTS-B20"})
        void it_is_discarded_with_a_destroyed_one() {
            Scene scene = table("bad-axe")
                    .play()
                    .does("0 use bad-axe", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.discards()).containsExactlyInAnyOrder("hook", "really-big-ring");
        }

        @Test
        @ForRule({"HTS-ITM-04", "HTS-B20"})
        void it_goes_with_a_stolen_one() {
            Scene scene = table("kit-napper")
                    .play()
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.worn("hook")).containsExactly("really-big-ring");
        }

        @Test
        @ForRule("HTS-ITM-04")
        void it_is_discarded_with_a_sacrificed_one() {
            Scene scene = table("hopper")
                    .play()
                    .does("0 use hopper", 6, 6)
                    .does("0 player 1")
                    .pass()
                    .does("1 hero hook");
            assertThat(scene.discards()).containsExactlyInAnyOrder("hook", "really-big-ring");
        }

        @Test
        @ForRule("HTS-ITM-04")
        void it_goes_with_a_moved_one() {
            Scene scene = table("peanut")
                    .wears("peanut", "bard-mask")
                    .hand(0, "forced-exchange")
                    .play()
                    .does("0 play forced-exchange")
                    .pass()
                    .does("0 player 1")
                    .does("0 hero spooky")
                    .does("0 hero peanut");
            assertThat(scene.party(1)).contains("peanut");
            assertThat(scene.worn("peanut")).containsExactly("bard-mask");
        }
    }

    @Nested
    class When_the_hero_that_wears_it_is_rolled_for {
        @ParameterizedTest
        @ForRule("HTS-ITM-05")
        @CsvSource({"really-big-ring, 6", "curse-of-the-snake-s-eyes, 2"})
        void it_counts_for_the_roller_not_for_who_played_it(String item, int total) {
            Scene scene = Table.of(2)
                    .hand(0, item)
                    .party(1, "peanut")
                    .party(0, "hook")
                    .play()
                    .does("0 play " + item + " on peanut")
                    .pass()
                    .does("0 use hook", 2, 2);
            assertThat(scene.total(0)).as("another Hero").isEqualTo(4);
            scene.pass().does("0 end").does("1 use peanut", 2, 2);
            assertThat(scene.total(1)).isEqualTo(total);
        }

        @Test
        @ForRule("HTS-ITM-05")
        void the_suspiciously_shiny_coin_discards_a_card_of_the_roller() {
            Scene scene = Table.of(2)
                    .hand(0, "suspiciously-shiny-coin", "fluffy")
                    .hand(1, "spooky")
                    .party(1, "napping-nibbles")
                    .play()
                    .does("0 play suspiciously-shiny-coin on napping-nibbles")
                    .pass()
                    .does("0 end")
                    .does("1 use napping-nibbles", 3, 3)
                    .pass();
            assertThat(scene.toAct()).containsExactly(1);
            scene.does("1 card spooky");
            assertThat(scene.hand(0)).containsExactly("fluffy");
            assertThat(scene.hand(1)).isEmpty();
        }

        @Test
        @ForRule({"HTS-ITM-05", "HTS-ITM-13"})
        void the_particularly_rusty_coin_draws_for_the_roller_when_it_failed() {
            Scene scene = Table.of(2)
                    .hand(0, "particularly-rusty-coin")
                    .party(1, "peanut")
                    .deck("fluffy")
                    .play()
                    .does("0 play particularly-rusty-coin on peanut")
                    .pass()
                    .does("0 end")
                    .does("1 use peanut", 1, 1)
                    .pass();
            assertThat(scene.hand(1)).containsExactly("fluffy");
            assertThat(scene.hand(0)).isEmpty();
        }

        @Test
        @ForRule("HTS-ITM-13")
        void the_particularly_rusty_coin_draws_for_a_roll_of_wiggles_and_not_for_a_success() {
            Table table = Table.of(2)
                    .party(0, "wiggles")
                    .party(1, "peanut")
                    .wears("peanut", "particularly-rusty-coin")
                    .deck("fluffy", "spooky", "hook");
            Scene scene = table.play()
                    .does("0 use wiggles", 6, 6)
                    .does("0 hero peanut")
                    .pass(1, 1)
                    .pass();
            assertThat(scene.hand(0)).containsExactly("fluffy");
            Scene success = table.play()
                    .does("0 use wiggles", 6, 6)
                    .does("0 hero peanut")
                    .pass(6, 6)
                    .pass();
            assertThat(success.hand(0)).as("what Peanut draws").hasSize(2);
        }

        @ParameterizedTest
        @ForRule("HTS-ITM-12")
        @ValueSource(strings = {"EFFECT_FIRST", "TRIGGERS_FIRST"})
        void what_the_roll_sets_off_comes_after_the_effect_or_by_option_before(TriggerOrder order) {
            Scene scene = Table.of(2)
                    .rules(rules -> rules.withTriggerOrder(order))
                    .party(0, "peanut")
                    .wears("peanut", "suspiciously-shiny-coin")
                    .hand(0, "challenge")
                    .deck("hook", "fluffy")
                    .play()
                    .does("0 use peanut", 6, 6)
                    .pass();
            assertThat(scene.pending()).isEqualTo("discard");
            assertThat(scene.hand(0)).hasSize(order == TriggerOrder.EFFECT_FIRST ? 3 : 1);
            scene.does("0 card challenge");
            assertThat(scene.hand(0)).containsExactly("hook", "fluffy");
        }

        @Test
        @ForRule("HTS-ITM-12")
        void who_has_several_orders_them() {
            Scene scene = Table.of(2)
                    .slain(0, "arctic-aries")
                    .party(0, "napping-nibbles")
                    .wears("napping-nibbles", "suspiciously-shiny-coin")
                    .deck("hook")
                    .play()
                    .does("0 use napping-nibbles", 6, 6)
                    .pass();
            assertThat(scene.pending()).isEqualTo("order-skills");
            assertThat(scene.legal())
                    .containsExactlyInAnyOrder("0 card arctic-aries", "0 card suspiciously-shiny-coin");
            scene.does("0 card arctic-aries").does("0 accept");
            assertThat(scene.pending()).isEqualTo("discard");
            assertThat(scene.legal()).containsExactly("0 card hook");
        }
    }

    @Nested
    class When_an_item_is_returned {
        @ParameterizedTest
        @ForRule("HTS-ITM-06")
        @ValueSource(strings = {"forceful-winds", "winds-of-change"})
        void it_goes_to_the_player_who_has_the_hero_whoever_played_it(String winds) {
            Scene scene = Table.of(3)
                    .hand(0, winds, "sealing-key")
                    .party(1, "hook")
                    .deck("fluffy")
                    .play()
                    .does("0 play sealing-key on hook")
                    .pass()
                    .does("0 play " + winds)
                    .pass();
            if (winds.equals("winds-of-change")) {
                scene.does("0 hero hook");
            }
            assertThat(scene.hand(1)).containsExactly("sealing-key");
            assertThat(scene.worn("hook")).isEmpty();
        }

        @Test
        @ForRule("HTS-ITM-06")
        void holy_curselifter_takes_it_to_the_hand_of_its_roller() {
            Scene scene = Table.of(2)
                    .party(0, "holy-curselifter", "peanut")
                    .wears("peanut", "sealing-key")
                    .play()
                    .does("0 use holy-curselifter", 6, 6)
                    .pass()
                    .does("0 hero peanut");
            assertThat(scene.hand(0)).containsExactly("sealing-key");
        }
    }

    @Nested
    class When_a_hero_wears_a_mask {
        @Test
        @ForRule("HTS-ITM-07")
        void it_has_the_class_of_the_mask_alone_until_that_leaves() {
            Scene scene = Table.of(2)
                    .party(1, "peanut")
                    .hand(0, "wizard-mask", "forceful-winds")
                    .play()
                    .does("0 play wizard-mask on peanut")
                    .pass();
            assertThat(scene.hasClass(1, HeroClass.WIZARD)).isTrue();
            assertThat(scene.hasClass(1, HeroClass.BARD)).isFalse();
            scene.does("0 play forceful-winds").pass();
            assertThat(scene.hasClass(1, HeroClass.WIZARD)).isFalse();
            assertThat(scene.hasClass(1, HeroClass.BARD)).isTrue();
        }

        @Test
        @ForRule("HTS-ITM-07")
        void it_pays_the_symbol_of_a_monster_with_that_class() {
            Table table = Table.of(2).party(0, "peanut", "hook").row("orthus");
            assertThat(table.play().legal()).doesNotContain("0 attack orthus");
            assertThat(table.wears("peanut", "wizard-mask").play().legal()).contains("0 attack orthus");
        }

        @Test
        @ForRule("HTS-ITM-07")
        void it_no_longer_pays_with_its_own_class() {
            Scene scene = Table.of(2)
                    .party(0, "peanut", "fluffy")
                    .wears("fluffy", "bard-mask")
                    .row("orthus")
                    .play();
            assertThat(scene.broken("0 attack orthus")).containsExactly("HTS-MON-01");
        }
    }

    @Nested
    class When_an_item_is_cursed {
        @Test
        @ForRule("HTS-ITM-08")
        void it_is_an_item_for_lookie_rookie() {
            Scene scene = Table.of(2)
                    .party(0, "lookie-rookie")
                    .discards("sealing-key", "peanut", "bard-mask")
                    .play()
                    .does("0 use lookie-rookie", 6, 6)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 card bard-mask", "0 card sealing-key");
        }

        @Test
        @ForRule("HTS-ITM-08")
        void it_is_an_item_for_hook_sly_pickings_and_malamammoth() {
            Scene hook = Table.of(2)
                    .party(0, "hook")
                    .hand(0, "sealing-key")
                    .play()
                    .does("0 use hook", 6, 6)
                    .pass();
            assertThat(hook.legal()).containsExactly("0 play sealing-key on hook");
            Scene sly = Table.of(2)
                    .party(0, "sly-pickings")
                    .hand(1, "sealing-key")
                    .play()
                    .does("0 use sly-pickings", 6, 6)
                    .does("0 player 1")
                    .pass();
            assertThat(sly.legal()).contains("0 play sealing-key on sly-pickings");
            Scene drawn = Table.of(2)
                    .slain(0, "malamammoth")
                    .party(1, "hook")
                    .deck("sealing-key")
                    .play()
                    .does("0 draw");
            assertThat(drawn.legal()).contains("0 play sealing-key on hook");
        }
    }
}
