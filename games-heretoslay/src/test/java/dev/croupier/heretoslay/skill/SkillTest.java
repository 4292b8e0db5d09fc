package dev.croupier.heretoslay.skill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SkillTest {
    private static Table table(boolean mandatory) {
        return Table.of(2).rules(rules -> rules.withSkillsMandatory(mandatory));
    }

    private static Scene magic(boolean mandatory) {
        return table(mandatory)
                .leader(0, "the-cloaked-sage")
                .hand(0, "forceful-winds")
                .play()
                .does("0 play forceful-winds")
                .pass();
    }

    @Nested
    class When_a_skill_is_set_off {
        @Test
        @ForRule({"HTS-SKILL", "HTS-B25"})
        void it_is_offered_once_at_that_moment_and_may_be_declined() {
            Scene scene = magic(false);
            assertThat(scene.legal()).containsExactly("0 accept", "0 decline");
            scene.does("0 decline");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.hand(0)).isEmpty();
            assertThat(scene.legal()).as("not later").containsExactly("0 draw", "0 end");
        }

        @Test
        @ForRule("HTS-B25")
        void it_works_each_time_that_its_moment_comes() {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .hand(0, "forceful-winds", "call-to-the-fallen")
                    .deck("hook", "fluffy")
                    .play()
                    .does("0 play forceful-winds")
                    .pass()
                    .does("0 accept")
                    .does("0 play call-to-the-fallen")
                    .pass()
                    .does("0 accept");
            assertThat(scene.hand(0)).containsExactly("hook", "fluffy");
        }

        /** Found by the laws: the order was chosen without a word, so that others saw what they were not told. */
        @Test
        @ForRule("HTS-MOD-12")
        void the_order_of_several_is_told_to_all() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .hand(1, "modifier-plus4")
                    .slain(0, "abyss-queen", "crowned-serpent")
                    .play()
                    .does("0 use peanut", 1, 1)
                    .does("1 modify modifier-plus4 +4 on 0");
            assertThat(scene.legal()).containsExactly("0 card abyss-queen", "0 card crowned-serpent");
            scene.does("0 card crowned-serpent");
            assertThat(scene.events(HtsEvent.ChoseCard.class)
                            .map(chosen -> chosen.card().id()))
                    .containsExactly("crowned-serpent");
        }

        @Test
        @ForRule("HTS-SKILL")
        void by_option_it_has_to_be_used() {
            Scene scene = magic(true);
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.hand(0)).hasSize(1);
        }

        @ParameterizedTest
        @ForRule("HTS-SKILL")
        @ValueSource(booleans = {true, false})
        void orthus_and_rex_major_may_decline_only_without_that_option(boolean mandatory) {
            Scene orthus = table(mandatory)
                    .slain(0, "orthus")
                    .deck("forceful-winds")
                    .play()
                    .does("0 draw");
            assertThat(orthus.legal().contains("0 decline")).isEqualTo(!mandatory);
            Scene rex = table(mandatory)
                    .slain(0, "rex-major")
                    .deck("modifier-plus4")
                    .play()
                    .does("0 draw");
            assertThat(rex.legal().contains("0 decline")).isEqualTo(!mandatory);
            Scene other =
                    table(mandatory).slain(0, "orthus").deck("hook").play().does("0 draw");
            assertThat(other.legal()).containsExactly("0 decline");
        }

        @ParameterizedTest
        @ForRule("HTS-SKILL")
        @ValueSource(booleans = {true, false})
        void what_a_card_says_may_be_done_may_be_declined_with_that_option_too(boolean mandatory) {
            Scene scene = table(mandatory)
                    .party(0, "mellow-dee")
                    .deck("peanut")
                    .play()
                    .does("0 use mellow-dee", 6, 6)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 play peanut", "0 decline");
        }

        @ParameterizedTest
        @ForRule("HTS-SKILL")
        @ValueSource(booleans = {true, false})
        void sabretooth_steals_by_that_option_always(boolean mandatory) {
            Scene scene = table(mandatory)
                    .slain(0, "corrupted-sabretooth")
                    .party(0, "bad-axe")
                    .party(1, "hook")
                    .play()
                    .does("0 use bad-axe", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.pending()).isEqualTo(mandatory ? "turn" : "offer");
            assertThat(scene.party(0).contains("hook")).isEqualTo(mandatory);
        }
    }

    @Nested
    class When_a_skill_just_holds {
        @ParameterizedTest
        @ForRule("HTS-SKILL")
        @ValueSource(booleans = {true, false})
        void nobody_is_asked(boolean mandatory) {
            Scene scene = table(mandatory)
                    .leader(0, "the-charismatic-song")
                    .party(0, "peanut")
                    .play()
                    .does("0 use peanut", 1, 1);
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.total(0)).isEqualTo(3);
        }
    }

    @Nested
    class When_heroes_are_meant {
        @Test
        @ForRule({"HTS-B25", "HTS-B2"})
        void a_party_leader_is_none() {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .leader(1, "the-divine-arrow")
                    .hand(0, "bard-mask")
                    .party(0, "bad-axe", "kit-napper", "spooky", "hopper")
                    .turn(0, 9)
                    .play();
            assertThat(scene.broken("0 use the-cloaked-sage")).containsExactly("HTS-B11");
            assertThat(scene.broken("0 play bard-mask on the-divine-arrow")).containsExactly("HTS-ITM-01");
            scene.does("0 use bad-axe", 6, 6);
            assertThat(scene.pending()).as("nothing to destroy").isEqualTo("modifiers");
            scene.pass().does("0 use kit-napper", 6, 6);
            assertThat(scene.pending()).as("nothing to steal").isEqualTo("modifiers");
            scene.pass().does("0 use spooky", 6, 6).pass();
            assertThat(scene.pending()).as("nothing to sacrifice").isEqualTo("turn");
            scene.does("0 use hopper", 6, 6).does("0 player 1").pass();
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.view(0)
                            .player(dev.croupier.core.Seat.of(1))
                            .leader()
                            .get()
                            .id())
                    .isEqualTo("the-divine-arrow");
        }
    }
}
