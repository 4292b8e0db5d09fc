package dev.croupier.heretoslay.monster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonsterTest {
    @Nested
    class When_an_attack_is_declared {
        private boolean canAttack(Table table, String monster) {
            return table.row(monster).play().legal().contains("0 attack " + monster);
        }

        @Test
        @ForRule({"HTS-MON-01", "HTS-B27"})
        void a_hero_symbol_needs_a_hero_and_a_party_leader_is_none() {
            assertThat(canAttack(Table.of(2).leader(0, "the-divine-arrow"), "dracos"))
                    .isFalse();
            assertThat(canAttack(Table.of(2).party(0, "peanut"), "dracos")).isTrue();
            assertThat(canAttack(Table.of(2).leader(0, "the-divine-arrow").party(0, "peanut"), "bloodwing"))
                    .isFalse();
            assertThat(canAttack(Table.of(2).party(0, "peanut", "hook", "fluffy"), "mega-slime"))
                    .isFalse();
            assertThat(canAttack(Table.of(2).party(0, "peanut", "hook", "fluffy", "spooky"), "mega-slime"))
                    .isTrue();
        }

        @ParameterizedTest
        @ForRule({"HTS-MON-02", "HTS-MON-01", "HTS-B27"})
        @CsvSource({
            "the-cloaked-sage, peanut, true",
            "the-cloaked-sage, fluffy, true",
            "the-divine-arrow, fluffy, false",
            "the-divine-arrow, fluffy peanut, true",
            "the-divine-arrow, fluffy spooky, true",
            "the-divine-arrow, hook peanut, false"
        })
        void orthus_needs_a_wizard_and_a_hero_besides(String leader, String heroes, boolean can) {
            Table table = Table.of(2).leader(0, leader).party(0, heroes.split(" ", -1));
            assertThat(canAttack(table, "orthus")).isEqualTo(can);
        }

        @Test
        @ForRule("HTS-MON-01")
        void what_is_missing_is_said() {
            Scene scene = Table.of(2)
                    .leader(0, "the-divine-arrow")
                    .party(0, "fluffy")
                    .row("orthus")
                    .play();
            assertThat(scene.refusal("0 attack orthus").map(violation -> violation.explain()))
                    .containsExactly("to attack Orthus a Party needs Wizard, 1 Hero; yours has Wizard and a Ranger as"
                            + " Leader [HTS-MON-01]");
        }

        @Test
        @ForRule("HTS-MON-01")
        void it_is_not_asked_again_later() {
            Scene scene = Table.of(3)
                    .party(0, "peanut")
                    .hand(0, "modifier-plus4")
                    .slain(1, "crowned-serpent", "orthus")
                    .hand(1, "hook")
                    .deck("destructive-spell")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", 1, 1)
                    .does("1 pass")
                    .does("2 pass")
                    .does("0 modify modifier-plus4 +4 on 0")
                    .does("1 accept")
                    .does("1 play destructive-spell")
                    .pass()
                    .does("1 card hook")
                    .does("1 hero peanut");
            assertThat(scene.party(0)).isEmpty();
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass();
            assertThat(scene.events(HtsEvent.RollEnded.class).single().roll().total())
                    .isEqualTo(6);
        }
    }

    @Nested
    class When_the_dice_of_an_attack_lie {
        @ParameterizedTest
        @ForRule({"HTS-B28", "HTS-MON-03"})
        @CsvSource({
            "dracos, 4, 1, slain",
            "dracos, 4, 2, nothing",
            "dracos, 4, 3, nothing",
            "dracos, 4, 4, fights",
            "bloodwing, 3, 3, fights",
            "bloodwing, 3, 4, nothing",
            "bloodwing, 4, 4, nothing",
            "bloodwing, 4, 5, slain",
            "mega-slime, 3, 4, fights",
            "mega-slime, 4, 4, slain"
        })
        void both_ends_of_a_range_belong_to_it(String monster, int first, int second, String comes) {
            Scene scene = Table.of(2)
                    .party(0, "peanut", "hook", "fluffy", "spooky")
                    .row(monster)
                    .play()
                    .does("0 attack " + monster, first, second)
                    .pass();
            assertThat(scene.slain(0).contains(monster)).isEqualTo(comes.equals("slain"));
            assertThat(scene.pending()).isEqualTo(comes.equals("fights") ? "choose-hero" : "turn");
            assertThat(scene.row().contains(monster)).isEqualTo(!comes.equals("slain"));
        }

        @ParameterizedTest
        @ForRule({"HTS-MON-07", "HTS-B28"})
        @CsvSource({"2, 2", "3, 4", "5, 6"})
        void the_points_never_come_back(int first, int second) {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", first, second)
                    .pass();
            assertThat(scene.points()).isEqualTo(1);
        }
    }

    @Nested
    class When_a_monster_fights_back {
        @Test
        @ForRule("HTS-MON-04")
        void who_pays_chooses_the_cards() {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .party(0, "peanut")
                    .hand(0, "hook", "spooky", "challenge")
                    .row("orthus")
                    .play()
                    .does("0 attack orthus", 1, 3)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 card hook", "0 card spooky", "0 card challenge");
            scene.does("0 card spooky").does("0 card hook");
            assertThat(scene.hand(0)).containsExactly("challenge");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MON-04")
        void what_there_is_is_paid() {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .party(0, "peanut")
                    .hand(0, "hook")
                    .row("orthus")
                    .play()
                    .does("0 attack orthus", 1, 3)
                    .pass()
                    .does("0 card hook");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-MON-04")
        void a_sacrifice_takes_heroes_alone_and_the_doll_may_pay() {
            Scene scene = Table.of(2)
                    .leader(0, "the-divine-arrow")
                    .slain(0, "arctic-aries")
                    .party(0, "peanut", "hook")
                    .wears("hook", "decoy-doll")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", 4, 4)
                    .pass();
            assertThat(scene.legal()).containsExactly("0 hero peanut", "0 hero hook");
            scene.does("0 hero hook");
            assertThat(scene.party(0)).containsExactly("peanut", "hook");
            assertThat(scene.discards()).containsExactly("decoy-doll");
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_a_monster_is_slain {
        @Test
        @ForRule({"HTS-B29", "HTS-MON-05"})
        void it_joins_the_party_and_another_one_is_turned_up() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .row("dracos", "terratuga", "bloodwing")
                    .play()
                    .picking("orthus")
                    .does("0 attack dracos", 1, 1)
                    .pass();
            assertThat(scene.slain(0)).containsExactly("dracos");
            assertThat(scene.row())
                    .hasSize(3)
                    .startsWith("terratuga", "bloodwing")
                    .doesNotContain("dracos");
        }

        @Test
        @ForRule("HTS-MON-05")
        void its_skill_holds_before_its_cards_come_and_these_before_the_next_monster() {
            Scene scene = Table.of(2)
                    .party(0, "peanut", "hook", "fluffy", "spooky")
                    .row("mega-slime")
                    .play()
                    .does("0 attack mega-slime", 6, 6)
                    .pass();
            assertThat(scene.hand(0)).hasSize(2);
            assertThat(scene.points()).isEqualTo(3 - 2 + 1);
            assertThat(scene.events()
                            .filter(event -> event instanceof HtsEvent.Slain
                                    || event instanceof HtsEvent.GainedPoints
                                    || event instanceof HtsEvent.Drew
                                    || event instanceof HtsEvent.MonsterTurnedUp)
                            .map(event -> event.getClass().getSimpleName()))
                    .containsExactly("Slain", "GainedPoints", "Drew", "Drew", "MonsterTurnedUp");
        }

        @Test
        @ForRule("HTS-MON-05")
        void corrupted_sabretooth_brings_one_card() {
            Scene scene = Table.of(2)
                    .party(0, "peanut", "hook", "fluffy")
                    .row("corrupted-sabretooth")
                    .play()
                    .does("0 attack corrupted-sabretooth", 6, 6)
                    .pass();
            assertThat(scene.hand(0)).hasSize(1);
        }

        @Test
        @ForRule("HTS-MON-05")
        void nothing_is_turned_up_when_none_is_left() {
            Scene scene = Table.of(5)
                    .party(0, "peanut")
                    .slain(1, "orthus", "dark-dragon-king")
                    .slain(2, "terratuga", "crowned-serpent")
                    .slain(3, "titan-wyvern", "corrupted-sabretooth")
                    .slain(4, "mega-slime", "warworn-owlbear")
                    .row(
                            "dracos",
                            "arctic-aries",
                            "anuran-cauldron",
                            "bloodwing",
                            "abyss-queen",
                            "malamammoth",
                            "rex-major")
                    .play()
                    .does("0 attack dracos", 1, 1)
                    .does("1 pass")
                    .does("2 pass")
                    .does("3 pass")
                    .does("4 pass")
                    .does("0 pass");
            assertThat(scene.slain(0)).containsExactly("dracos");
            assertThat(scene.row()).hasSize(6);
        }

        @Test
        @ForRule({"HTS-B29", "HTS-MON-06"})
        void it_stays_and_cannot_be_attacked_or_chosen() {
            Scene scene = Table.of(2)
                    .slain(1, "dracos")
                    .party(0, "bad-axe", "kit-napper", "hopper")
                    .row("bloodwing")
                    .turn(0, 9)
                    .play();
            assertThat(scene.broken("0 attack dracos")).containsExactly("HTS-B12");
            scene.does("0 use bad-axe", 6, 6);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass().does("0 use kit-napper", 6, 6);
            assertThat(scene.pending()).isEqualTo("modifiers");
            scene.pass().does("0 use hopper", 6, 6).does("0 player 1").pass();
            assertThat(scene.slain(1)).containsExactly("dracos");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-B29")
        void its_skill_holds_for_the_rest_of_the_game() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .slain(0, "dark-dragon-king")
                    .play()
                    .does("0 end")
                    .does("1 end")
                    .does("0 use peanut", 3, 3);
            assertThat(scene.total(0)).isEqualTo(7);
        }
    }
}
