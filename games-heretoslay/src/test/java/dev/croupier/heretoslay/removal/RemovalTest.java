package dev.croupier.heretoslay.removal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RemovalTest {
    private static Scene destroying(Table table) {
        return table.party(0, "bad-axe").play().does("0 use bad-axe", 6, 6);
    }

    @Nested
    class When_a_hero_is_destroyed {
        @Test
        @ForRule({"HTS-EFF-03", "HTS-B31"})
        void it_is_one_of_another_party() {
            Scene scene =
                    destroying(Table.of(3).party(0, "peanut").party(1, "hook").party(2, "spooky"));
            assertThat(scene.legal()).containsExactly("0 hero hook", "0 hero spooky");
            assertThat(scene.broken("0 hero peanut")).containsExactly("HTS-EFF-03");
            assertThat(scene.broken("0 hero bad-axe")).containsExactly("HTS-EFF-03");
        }

        @Test
        @ForRule("HTS-EFF-03")
        void one_of_the_own_party_is_refused_for_that_though_it_is_protected_too() {
            Scene scene = destroying(
                    Table.of(2).slain(0, "terratuga").party(0, "peanut").party(1, "hook"));
            assertThat(scene.broken("0 hero peanut")).containsExactly("HTS-EFF-03");
        }

        @Test
        @ForRule("HTS-EFF-03")
        void nobody_destroys_one_of_the_own_party_when_there_is_no_other() {
            Scene scene = destroying(Table.of(2).party(0, "peanut"));
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass();
            assertThat(scene.party(0)).containsExactlyInAnyOrder("bad-axe", "peanut");
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_heroes_are_protected {
        @Test
        @ForRule("HTS-EFF-15")
        void those_of_terratuga_cannot_be_chosen_for_destruction() {
            Scene scene = destroying(
                    Table.of(3).slain(1, "terratuga").party(1, "hook").party(2, "spooky"));
            assertThat(scene.legal()).containsExactly("0 hero spooky");
            assertThat(scene.refusal("0 hero hook").map(violation -> violation.explain()))
                    .containsExactly("Hook is protected by Terratuga [HTS-EFF-15]");
        }

        @Test
        @ForRule("HTS-EFF-15")
        void mighty_blade_protects_later_heroes_too_but_from_no_sacrifice() {
            Scene scene = Table.of(2)
                    .party(0, "mighty-blade")
                    .hand(0, "peanut")
                    .party(1, "bad-axe", "spooky")
                    .play()
                    .does("0 use mighty-blade", 6, 6)
                    .pass()
                    .does("0 play peanut")
                    .pass()
                    .does("0 decline")
                    .does("0 end")
                    .does("1 use bad-axe", 6, 6);
            assertThat(scene.pending()).as("no Hero can be chosen").isEqualTo("modifiers");
            scene.pass().does("1 use spooky", 6, 6).pass();
            assertThat(scene.pending()).isEqualTo("sacrifice-together");
            scene.does("0 hero peanut");
            assertThat(scene.party(0)).containsExactly("mighty-blade");
        }

        @Test
        @ForRule("HTS-EFF-15")
        void what_cannot_be_destroyed_cannot_be_stolen_by_sabretooth() {
            Scene scene = destroying(Table.of(2)
                    .slain(0, "corrupted-sabretooth")
                    .slain(1, "terratuga")
                    .party(1, "hook"));
            assertThat(scene.pending()).isEqualTo("modifiers");
        }

        @Test
        @ForRule("HTS-EFF-15")
        void what_cannot_be_stolen_can_be_destroyed_and_sabretooth_offers_nothing() {
            Scene scene = Table.of(2)
                    .party(0, "calming-voice", "peanut")
                    .party(1, "bad-axe", "kit-napper")
                    .slain(1, "corrupted-sabretooth")
                    .play()
                    .does("0 use calming-voice", 6, 6)
                    .pass()
                    .does("0 end")
                    .does("1 use kit-napper", 6, 6);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass().does("1 use bad-axe", 6, 6).does("1 hero peanut").pass();
            assertThat(scene.discards()).containsExactly("peanut");
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_the_hero_wears_the_decoy_doll {
        private Table table() {
            return Table.of(2).party(1, "hook").wears("hook", "decoy-doll").slain(1, "dracos");
        }

        @Test
        @ForRule("HTS-ITM-09")
        void the_doll_goes_in_its_place_when_it_would_be_destroyed() {
            Scene scene = destroying(table()).does("0 hero hook").pass();
            assertThat(scene.party(1)).containsExactly("hook");
            assertThat(scene.worn("hook")).isEmpty();
            assertThat(scene.discards()).containsExactly("decoy-doll");
            assertThat(scene.events(HtsEvent.Destroyed.class)).isEmpty();
            assertThat(scene.pending()).as("Dracos draws nothing").isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-ITM-09")
        void the_doll_goes_in_its_place_when_it_would_be_sacrificed() {
            Scene scene = table().party(0, "hopper")
                    .party(1, "fluffy")
                    .play()
                    .does("0 use hopper", 6, 6)
                    .does("0 player 1")
                    .pass()
                    .does("1 hero hook");
            assertThat(scene.party(1)).containsExactlyInAnyOrder("hook", "fluffy");
            assertThat(scene.discards()).containsExactly("decoy-doll");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-ITM-09")
        void it_does_not_help_against_stealing() {
            Scene scene = table().party(0, "kit-napper")
                    .play()
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.worn("hook")).containsExactly("decoy-doll");
        }
    }

    @Nested
    class When_the_destroyer_has_slain_corrupted_sabretooth {
        private Scene scene(boolean dollFirst) {
            return destroying(Table.of(2)
                            .rules(rules -> rules.withDollBeforeSabretooth(dollFirst))
                            .slain(0, "corrupted-sabretooth")
                            .party(1, "hook")
                            .wears("hook", "decoy-doll"))
                    .does("0 hero hook")
                    .pass();
        }

        @Test
        @ForRule("HTS-ITM-10")
        void a_stolen_hero_takes_the_doll_along() {
            Scene scene = scene(false);
            assertThat(scene.toAct()).containsExactly(0);
            scene.does("0 accept");
            assertThat(scene.party(0)).containsExactly("bad-axe", "hook");
            assertThat(scene.worn("hook")).containsExactly("decoy-doll");
            assertThat(scene.discards()).isEmpty();
        }

        @Test
        @ForRule("HTS-ITM-10")
        void else_the_doll_is_discarded() {
            Scene scene = scene(false).does("0 decline");
            assertThat(scene.party(1)).containsExactly("hook");
            assertThat(scene.discards()).containsExactly("decoy-doll");
        }

        @Test
        @ForRule("HTS-ITM-10")
        void by_option_the_doll_comes_first_and_nothing_can_be_stolen() {
            Scene scene = scene(true);
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.party(1)).containsExactly("hook");
            assertThat(scene.discards()).containsExactly("decoy-doll");
        }

        @ParameterizedTest
        @ForRule("HTS-ITM-10")
        @ValueSource(booleans = {true, false})
        void a_hero_without_the_doll_may_be_stolen_instead(boolean dollFirst) {
            Scene scene = destroying(Table.of(2)
                            .rules(rules -> rules.withDollBeforeSabretooth(dollFirst))
                            .slain(0, "corrupted-sabretooth")
                            .slain(1, "dracos")
                            .party(1, "hook"))
                    .does("0 hero hook")
                    .pass()
                    .does("0 accept");
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.pending()).as("Dracos draws nothing").isEqualTo("turn");
        }
    }

    @Nested
    class When_shurikitty_destroys {
        private Scene scene(boolean saves, String item) {
            return Table.of(2)
                    .rules(rules -> rules.withDollSavesFromShurikitty(saves))
                    .party(0, "shurikitty")
                    .party(1, "hook")
                    .wears("hook", item)
                    .play()
                    .does("0 use shurikitty", 6, 6)
                    .does("0 hero hook")
                    .pass();
        }

        @Test
        @ForRule("HTS-ITM-11")
        void a_hero_with_the_doll_stays_and_the_doll_goes_to_the_hand() {
            Scene scene = scene(true, "decoy-doll");
            assertThat(scene.party(1)).containsExactly("hook");
            assertThat(scene.hand(0)).containsExactly("decoy-doll");
            assertThat(scene.discards()).isEmpty();
        }

        @Test
        @ForRule("HTS-ITM-11")
        void by_option_the_hero_is_destroyed_and_the_doll_goes_to_the_hand() {
            Scene scene = scene(false, "decoy-doll");
            assertThat(scene.party(1)).isEmpty();
            assertThat(scene.discards()).containsExactly("hook");
            assertThat(scene.hand(0)).containsExactly("decoy-doll");
        }

        @ParameterizedTest
        @ForRule("HTS-ITM-11")
        @CsvSource({"true", "false"})
        void any_other_item_goes_to_the_hand_and_the_hero_is_destroyed(boolean saves) {
            Scene scene = scene(saves, "bard-mask");
            assertThat(scene.discards()).containsExactly("hook");
            assertThat(scene.hand(0)).containsExactly("bard-mask");
        }
    }

    @Nested
    class When_its_owner_has_slain_dracos {
        @Test
        @ForRule("HTS-EFF-16")
        void one_draw_is_offered_for_each_destroyed_hero() {
            Scene scene = Table.of(2)
                    .party(0, "fluffy")
                    .party(1, "hook", "spooky")
                    .slain(1, "dracos")
                    .play()
                    .does("0 use fluffy", 6, 6)
                    .does("0 hero hook")
                    .does("0 hero spooky")
                    .pass();
            assertThat(scene.toAct()).containsExactly(1);
            scene.does("1 accept");
            assertThat(scene.hand(1)).hasSize(1);
            assertThat(scene.toAct()).containsExactly(1);
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("1 decline");
            assertThat(scene.hand(1)).hasSize(1);
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-16")
        void nothing_for_one_sacrificed_or_stolen() {
            Scene scene = Table.of(2)
                    .party(0, "hopper", "kit-napper")
                    .party(1, "hook", "spooky")
                    .slain(1, "dracos")
                    .play()
                    .does("0 use hopper", 6, 6)
                    .does("0 player 1")
                    .pass()
                    .does("1 hero hook");
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("0 use kit-napper", 6, 6).does("0 hero spooky").pass();
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.hand(1)).isEmpty();
        }
    }
}
