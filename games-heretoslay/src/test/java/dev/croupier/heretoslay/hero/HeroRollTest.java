package dev.croupier.heretoslay.hero;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeroRollTest {
    @ParameterizedTest
    @ForRule("HTS-B17")
    @CsvSource({"3, 3, 0", "3, 4, 2", "6, 6, 2"})
    void an_effect_happens_at_the_number_of_the_hero_or_more(int first, int second, int drawn) {
        Scene scene = Table.of(2)
                .party(0, "peanut")
                .play()
                .does("0 use peanut", first, second)
                .pass();
        assertThat(scene.hand(0)).hasSize(drawn);
        assertThat(scene.events(HtsEvent.RollEnded.class).single().success()).isEqualTo(drawn > 0);
    }

    @Test
    @ForRule("HTS-B17")
    void all_that_changes_the_dice_counts() {
        Scene scene = Table.of(2)
                .leader(0, "the-charismatic-song")
                .party(0, "peanut")
                .hand(1, "modifier-plus2-minus2")
                .play()
                .does("0 use peanut", 3, 3)
                .does("1 modify modifier-plus2-minus2 -2 on 0")
                .pass();
        assertThat(scene.hand(0)).isEmpty();
    }

    @Nested
    class When_a_hero_was_just_played {
        private Scene played() {
            return Table.of(2).hand(0, "peanut").play().does("0 play peanut").pass();
        }

        @Test
        @ForRule("HTS-HRO-01")
        void its_roll_is_free_and_may_be_declined() {
            Scene scene = played();
            assertThat(scene.legal()).containsExactly("0 accept", "0 decline");
            scene.does("0 decline");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.events(HtsEvent.Rolled.class)).isEmpty();
        }

        @Test
        @ForRule("HTS-HRO-02")
        void the_free_roll_is_its_roll_of_the_turn_though_it_failed() {
            Scene scene = played().does("0 accept", 1, 1).pass();
            assertThat(scene.legal()).doesNotContain("0 use peanut");
            assertThat(scene.broken("0 use peanut")).containsExactly("HTS-HRO-04");
        }

        @Test
        @ForRule("HTS-HRO-02")
        void the_free_roll_is_its_roll_of_the_turn_when_it_succeeded() {
            Scene scene = played().does("0 accept", 6, 6).pass();
            assertThat(scene.broken("0 use peanut")).containsExactly("HTS-HRO-04");
        }

        @Test
        @ForRule("HTS-HRO-03")
        void it_may_be_rolled_for_later_when_the_free_roll_was_declined() {
            Scene scene = played().does("0 decline").does("0 use peanut", 4, 4);
            assertThat(scene.points()).isEqualTo(1);
            scene.pass();
            assertThat(scene.hand(0)).hasSize(2);
        }

        @Test
        @ForRule("HTS-HRO-01")
        void an_effect_that_lets_it_be_played_offers_the_roll_too() {
            Scene scene = Table.of(2)
                    .party(0, "lucky-bucky")
                    .hand(1, "peanut")
                    .play()
                    .does("0 use lucky-bucky", 5, 5)
                    .does("0 player 1")
                    .pass()
                    .does("0 play peanut")
                    .pass();
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept", 6, 6).pass();
            assertThat(scene.hand(0)).hasSize(2);
            assertThat(scene.points()).isEqualTo(2);
        }
    }

    @Nested
    class When_a_hero_did_not_come_from_the_hand {
        @Test
        @ForRule("HTS-HRO-01")
        void no_free_roll_is_offered() {
            Scene scene = Table.of(2)
                    .party(0, "kit-napper")
                    .party(1, "peanut")
                    .play()
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero peanut")
                    .pass();
            assertThat(scene.party(0)).contains("peanut");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.legal()).contains("0 use peanut");
        }
    }

    @Nested
    class When_a_hero_leaves_and_comes_back {
        /** Tipsy Tootie is rolled for, moves to seat 1, and is stolen back. */
        private Scene backAgain(boolean cleared) {
            return Table.of(2)
                    .rules(rules -> rules.withUsedMarkClearedOnLeavingPlay(cleared))
                    .party(0, "tipsy-tootie", "kit-napper")
                    .party(1, "hook")
                    .play()
                    .does("0 use tipsy-tootie", 6, 6)
                    .does("0 player 1")
                    .does("0 hero hook")
                    .pass()
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero tipsy-tootie")
                    .pass();
        }

        @Test
        @ForRule("HTS-HRO-04")
        void it_has_had_its_roll_of_the_turn() {
            Scene scene = backAgain(false);
            assertThat(scene.party(0)).contains("tipsy-tootie", "hook");
            assertThat(scene.legal()).doesNotContain("0 use tipsy-tootie").contains("0 use hook");
            assertThat(scene.broken("0 use tipsy-tootie")).containsExactly("HTS-HRO-04");
        }

        @Test
        @ForRule("HTS-HRO-04")
        void by_option_it_may_be_rolled_for_again() {
            Scene scene = backAgain(true);
            assertThat(scene.party(0)).contains("tipsy-tootie");
            assertThat(scene.legal()).contains("0 use tipsy-tootie");
        }

        /** Peanut is rolled for, sacrificed to Dracos, fetched with Guiding Light and played again. */
        private Scene playedAgain(boolean cleared) {
            return Table.of(2)
                    .rules(rules -> rules.withUsedMarkClearedOnLeavingPlay(cleared))
                    .party(0, "peanut", "guiding-light")
                    .row("dracos")
                    .turn(0, 6)
                    .play()
                    .does("0 use peanut", 1, 1)
                    .pass()
                    .does("0 attack dracos", 5, 5)
                    .pass()
                    .does("0 hero peanut")
                    .does("0 use guiding-light", 6, 6)
                    .pass()
                    .does("0 card peanut")
                    .does("0 play peanut")
                    .pass();
        }

        @Test
        @ForRule("HTS-HRO-04")
        void it_is_the_card_that_was_rolled_for_though_it_was_played_again() {
            Scene scene = playedAgain(false);
            assertThat(scene.party(0)).contains("peanut");
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.broken("0 use peanut")).containsExactly("HTS-HRO-04");
        }

        @Test
        @ForRule("HTS-HRO-04")
        void by_option_it_has_a_free_roll_when_it_was_played_again() {
            assertThat(playedAgain(true).pending()).isEqualTo("offer");
        }

        @Test
        @ForRule("HTS-HRO-04")
        void another_change_in_the_party_does_not_let_its_heroes_roll_again() {
            Scene scene = Table.of(2)
                    .rules(rules -> rules.withUsedMarkClearedOnLeavingPlay(true))
                    .party(0, "peanut", "kit-napper")
                    .party(1, "hook")
                    .play()
                    .does("0 use peanut", 1, 1)
                    .pass()
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.legal()).contains("0 use hook").doesNotContain("0 use peanut", "0 use kit-napper");
        }
    }

    @Nested
    class When_wiggles_steals {
        private Table table() {
            return Table.of(3).party(0, "wiggles", "peanut").party(1, "hook").hand(0, "modifier-plus4");
        }

        @Test
        @ForRule("HTS-HRO-05")
        void the_hero_is_rolled_for_with_a_window_of_its_own() {
            Scene scene = table().hand(0, "challenge")
                    .hand(1, "modifier-minus4")
                    .play()
                    .does("0 use wiggles", 5, 5)
                    .does("0 hero hook")
                    .pass(1, 2);
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.total(0)).isEqualTo(3);
            scene.does("1 pass").does("2 pass").does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.total(0)).isEqualTo(7);
            scene.pass();
            assertThat(scene.pending()).isEqualTo("play-now");
            scene.does("0 decline");
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.broken("0 use hook")).containsExactly("HTS-HRO-04");
        }

        @Test
        @ForRule("HTS-HRO-05")
        void a_hero_that_had_its_roll_in_this_turn_is_only_stolen() {
            Scene scene = table().used("hook")
                    .play()
                    .does("0 use wiggles", 5, 5)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-HRO-06")
        void a_hero_with_the_sealing_key_is_only_stolen() {
            Scene scene = table().wears("hook", "sealing-key")
                    .play()
                    .does("0 use wiggles", 5, 5)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(0)).contains("hook");
            assertThat(scene.worn("hook")).containsExactly("sealing-key");
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_a_hero_wears_the_sealing_key {
        @Test
        @ForRule("HTS-HRO-06")
        void nobody_begins_a_roll_for_it() {
            Scene scene = Table.of(2)
                    .party(0, "peanut")
                    .wears("peanut", "sealing-key")
                    .play();
            assertThat(scene.legal()).doesNotContain("0 use peanut");
            assertThat(scene.refusal("0 use peanut").map(violation -> violation.explain()))
                    .containsExactly("Sealing Key keeps the effect of Peanut from being used [HTS-HRO-06]");
            assertThat(scene.points()).isEqualTo(3);
        }
    }

    @Nested
    class When_a_party_is_large {
        @Test
        @ForRule({"HTS-B18", "HTS-HRO-08"})
        void one_more_hero_may_be_played_and_stolen() {
            Array<String> others = BaseGame.catalogue()
                    .main()
                    .filter(card -> card.is(CardType.HERO))
                    .map(card -> card.id())
                    .removeAll(Array.of("kit-napper", "peanut", "hook"));
            Scene scene = Table.of(2)
                    .party(0, others.toJavaArray(String[]::new))
                    .party(0, "kit-napper")
                    .hand(0, "peanut")
                    .party(1, "hook")
                    .play()
                    .does("0 play peanut")
                    .pass()
                    .does("0 decline")
                    .does("0 use kit-napper", 6, 6)
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(0)).hasSize(48);
            assertThat(scene.party(1)).isEmpty();
        }
    }

    @Nested
    class When_a_total_is_out_of_the_dice_range {
        @Test
        @ForRule("HTS-HRO-09")
        void napping_nibbles_fails_with_one() {
            Scene scene = Table.of(2)
                    .party(0, "napping-nibbles")
                    .hand(1, "modifier-plus3-minus1")
                    .play()
                    .does("0 use napping-nibbles", 1, 1)
                    .does("1 modify modifier-plus3-minus1 -1 on 0");
            assertThat(scene.total(0)).isEqualTo(1);
            scene.pass();
            assertThat(scene.events(HtsEvent.RollEnded.class).single().success())
                    .isFalse();
        }

        @Test
        @ForRule("HTS-HRO-09")
        void dracos_is_slain_with_minus_one() {
            Scene scene = Table.of(2)
                    .party(0, "napping-nibbles")
                    .hand(1, "modifier-plus1-minus3")
                    .row("dracos")
                    .play()
                    .does("0 attack dracos", 1, 1)
                    .does("1 modify modifier-plus1-minus3 -3 on 0");
            assertThat(scene.total(0)).isEqualTo(-1);
            scene.pass();
            assertThat(scene.slain(0)).containsExactly("dracos");
        }

        @Test
        @ForRule("HTS-HRO-09")
        void a_total_above_twelve_counts_as_it_is() {
            Scene scene = Table.of(2)
                    .party(0, "whiskers")
                    .hand(1, "modifier-minus4")
                    .hand(0, "modifier-plus4")
                    .play()
                    .does("0 use whiskers", 6, 5)
                    .does("1 pass")
                    .does("0 modify modifier-plus4 +4 on 0");
            assertThat(scene.total(0)).isEqualTo(15);
            scene.does("1 modify modifier-minus4 -4 on 0").pass();
            assertThat(scene.events(HtsEvent.RollEnded.class).single().success())
                    .isTrue();
        }
    }
}
