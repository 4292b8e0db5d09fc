package dev.croupier.heretoslay.effect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EffectTest {
    private static Scene used(Table table, String hero) {
        return table.party(0, hero).play().does("0 use " + hero, 6, 6);
    }

    private static Scene onSeat1(Table table, String hero) {
        return used(table, hero).does("0 player 1");
    }

    private static Scene magic(Table table, String magic) {
        return table.hand(0, magic).play().does("0 play " + magic).pass();
    }

    @Test
    @ForRule("HTS-B31")
    void the_key_terms_move_cards_as_they_say() {
        Scene scene = Table.of(2)
                .party(0, "bad-axe", "kit-napper", "spooky")
                .party(1, "hook", "fluffy", "peanut")
                .hand(0, "challenge")
                .deck("snowball")
                .turn(0, 9)
                .play()
                .does("0 draw");
        assertThat(scene.hand(0)).contains("snowball");
        scene.does("0 use bad-axe", 6, 6).does("0 hero hook").pass();
        assertThat(scene.discards()).containsExactly("hook");
        scene.does("0 use kit-napper", 6, 6).does("0 hero fluffy").pass();
        assertThat(scene.party(0)).contains("fluffy");
        scene.does("0 use spooky", 6, 6).pass().does("1 hero peanut");
        assertThat(scene.discards()).containsExactly("peanut", "hook");
        scene.does("0 refresh");
        assertThat(scene.discards()).contains("challenge", "snowball");
    }

    @Nested
    class When_a_card_is_pulled {
        @Test
        @ForRule("HTS-EFF-01")
        void each_is_as_likely_and_only_the_two_know_it() {
            Scene scene = onSeat1(Table.of(3).hand(1, "peanut", "hook"), "fury-knuckle")
                    .picking("hook")
                    .pass();
            HtsEvent.Pulled pulled = scene.events(HtsEvent.Pulled.class).single();
            assertThat(pulled.card().get().id()).isEqualTo("hook");
            for (int seat = 0; seat < 3; seat++) {
                assertThat(pulled.seenBy(Seat.of(seat)))
                        .isEqualTo(
                                seat == 2
                                        ? new HtsEvent.Pulled(
                                                pulled.seat(),
                                                pulled.from(),
                                                io.vavr.control.Option.none(),
                                                pulled.seers())
                                        : pulled);
            }
            assertThat(scene.hand(0)).containsExactly("hook");
            assertThat(scene.view(1).known().claims().map(claim -> claim.kind().id()))
                    .containsExactly("hook");
            assertThat(scene.view(2).known().claims()).isEmpty();
        }

        @Test
        @ForRule("HTS-EFF-01")
        void two_pulls_are_two_draws_of_chance() {
            Scene scene = onSeat1(Table.of(2).hand(1, "peanut", "hook", "fluffy"), "plundering-puma")
                    .picking("fluffy", "peanut")
                    .pass();
            assertThat(scene.events(HtsEvent.Pulled.class)
                            .map(pulled -> pulled.card().get().id()))
                    .containsExactly("fluffy", "peanut");
            assertThat(scene.hand(1)).containsExactly("hook");
        }
    }

    @Nested
    class When_a_player_is_chosen {
        @ParameterizedTest
        @ForRule("HTS-EFF-02")
        @ValueSource(strings = {"heavy-bear", "hopper"})
        void it_is_another_one(String hero) {
            Scene scene = used(Table.of(3), hero);
            assertThat(scene.legal()).containsExactly("0 player 1", "0 player 2");
            assertThat(scene.broken("0 player 0")).containsExactly("HTS-EFF-02");
        }

        @ParameterizedTest
        @ForRule("HTS-EFF-02")
        @ValueSource(strings = {"heavy-bear", "hopper"})
        void by_option_it_may_be_the_roller(String hero) {
            Scene scene = used(
                    Table.of(3)
                            .rules(rules -> rules.withChoosePlayerMayBeSelf(true))
                            .hand(0, "challenge"),
                    hero);
            assertThat(scene.legal()).contains("0 player 0");
            scene.does("0 player 0").pass();
            scene.does(hero.equals("hopper") ? "0 hero hopper" : "0 card challenge");
            assertThat(scene.discards()).hasSize(1);
        }

        @ParameterizedTest
        @ForRule("HTS-EFF-02")
        @ValueSource(strings = {"bear-claw", "dodgy-dealer", "sharp-fox"})
        void by_that_option_too_other_effects_are_for_another_one(String hero) {
            Scene scene = used(Table.of(3).rules(rules -> rules.withChoosePlayerMayBeSelf(true)), hero);
            assertThat(scene.legal()).containsExactly("0 player 1", "0 player 2");
        }
    }

    @Nested
    class When_not_all_can_be_done {
        @Test
        @ForRule("HTS-EFF-04")
        void of_one_card_heavy_bear_takes_one() {
            Scene scene =
                    onSeat1(Table.of(2).hand(1, "hook"), "heavy-bear").pass().does("1 card hook");
            assertThat(scene.discards()).containsExactly("hook");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-04")
        void without_a_hero_nothing_is_sacrificed() {
            Scene scene = onSeat1(Table.of(2), "hopper").pass();
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.discards()).isEmpty();
        }

        @Test
        @ForRule("HTS-EFF-04")
        void of_one_hero_fluffy_destroys_one() {
            Scene scene = used(Table.of(2).party(1, "hook"), "fluffy")
                    .does("0 hero hook")
                    .pass();
            assertThat(scene.party(1)).isEmpty();
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-05")
        void serious_grey_draws_without_a_target() {
            Scene scene = used(Table.of(2), "serious-grey").pass();
            assertThat(scene.hand(0)).hasSize(1);
        }

        @Test
        @ForRule("HTS-EFF-05")
        void whiskers_meowzio_and_hook_do_the_part_that_they_can() {
            Scene whiskers = used(Table.of(2).party(1, "spooky"), "whiskers")
                    .does("0 hero spooky")
                    .pass();
            assertThat(whiskers.party(0)).contains("spooky");
            Scene protectedOnes = used(Table.of(2).party(1, "spooky", "hook").slain(1, "terratuga"), "whiskers")
                    .does("0 hero hook")
                    .pass();
            assertThat(protectedOnes.party(0)).contains("hook");
            assertThat(protectedOnes.party(1)).containsExactly("spooky");
            Scene meowzio = onSeat1(Table.of(2).hand(1, "hook"), "meowzio").pass();
            assertThat(meowzio.hand(0)).containsExactly("hook");
            Scene stolen = onSeat1(Table.of(2).party(1, "spooky"), "meowzio")
                    .does("0 hero spooky")
                    .pass();
            assertThat(stolen.party(0)).contains("spooky");
            Scene hook = used(Table.of(2), "hook").pass();
            assertThat(hook.hand(0)).hasSize(1);
        }
    }

    @Nested
    class When_a_card_does_not_leave_it_to_the_player {
        @ParameterizedTest
        @ForRule("HTS-EFF-06")
        @CsvSource({"fuzzy-cheeks, peanut, 0 play peanut", "hook, bard-mask, 0 play bard-mask on hook"})
        void a_card_has_to_be_played_if_there_is_one(String hero, String card, String play) {
            Scene scene =
                    used(Table.of(2).hand(0, card).deck("challenge"), hero).pass();
            assertThat(scene.legal()).containsExactly(play);
            assertThat(scene.broken("0 decline")).containsExactly("HTS-EFF-06");
            Scene none = used(Table.of(2).hand(0, "challenge").deck("challenge"), hero)
                    .pass();
            assertThat(none.legal()).containsExactly("0 decline");
        }

        @Test
        @ForRule("HTS-EFF-06")
        void a_cursed_item_a_card_of_the_discard_pile_and_a_hero_to_destroy_have_to_be_chosen() {
            Scene lifter = used(Table.of(2).party(0, "peanut").wears("peanut", "sealing-key"), "holy-curselifter")
                    .pass();
            assertThat(lifter.legal()).containsExactly("0 hero peanut");
            Scene bun = used(Table.of(2).discards("critical-boost", "peanut"), "bun-bun")
                    .pass();
            assertThat(bun.legal()).containsExactly("0 card critical-boost");
            Scene axe = used(Table.of(2).party(1, "peanut"), "bad-axe");
            assertThat(axe.legal()).containsExactly("0 hero peanut");
        }

        @Test
        @ForRule("HTS-EFF-06")
        void where_it_says_may_it_is_optional() {
            Scene scene = onSeat1(Table.of(2).hand(1, "peanut"), "lucky-bucky").pass();
            assertThat(scene.legal()).containsExactly("0 play peanut", "0 decline");
        }
    }

    @Nested
    class When_the_second_part_needs_the_first {
        @ParameterizedTest
        @ForRule("HTS-EFF-07")
        @CsvSource({"0, 0", "1, 0", "2, 1"})
        void entangling_trap_wants_two_other_cards(int others, int stolen) {
            Table table = Table.of(2).party(1, "hook");
            for (int i = 0; i < others; i++) {
                table.hand(0, "challenge");
            }
            Scene scene = magic(table, "entangling-trap");
            for (int i = 0; i < others; i++) {
                scene.does("0 card challenge");
            }
            if (stolen > 0) {
                scene.does("0 hero hook");
            }
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.party(0)).hasSize(stolen);
            assertThat(scene.hand(0)).isEmpty();
        }

        @ParameterizedTest
        @ForRule("HTS-EFF-07")
        @CsvSource({"0, 1", "1, 0"})
        void destructive_spell_wants_one_other_card(int others, int left) {
            Table table = Table.of(2).party(1, "hook");
            for (int i = 0; i < others; i++) {
                table.hand(0, "challenge");
            }
            Scene scene = magic(table, "destructive-spell");
            if (others > 0) {
                scene.does("0 card challenge").does("0 hero hook");
            }
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.party(1)).hasSize(left);
        }

        @Test
        @ForRule("HTS-EFF-07")
        void winds_of_change_draws_only_when_an_item_was_returned() {
            Scene none = magic(Table.of(2).party(1, "hook"), "winds-of-change");
            assertThat(none.hand(0)).isEmpty();
            Scene one = magic(Table.of(2).party(1, "hook").wears("hook", "bard-mask"), "winds-of-change")
                    .does("0 hero hook");
            assertThat(one.hand(0)).hasSize(1);
            assertThat(one.hand(1)).containsExactly("bard-mask");
        }
    }

    @Nested
    class When_qi_bear_succeeds {
        @ParameterizedTest
        @ForRule("HTS-EFF-08")
        @ValueSource(ints = {0, 1, 2, 3})
        void as_many_heroes_are_destroyed_as_cards_were_discarded(int count) {
            Scene scene = used(
                            Table.of(2)
                                    .hand(0, "challenge", "challenge", "challenge", "challenge")
                                    .party(1, "hook", "fluffy", "spooky", "peanut"),
                            "qi-bear")
                    .pass();
            for (int i = 0; i < count; i++) {
                assertThat(scene.legal()).contains("0 decline");
                scene.does("0 card challenge");
            }
            if (count < 3) {
                scene.does("0 decline");
            }
            for (String hero : Array.of("hook", "fluffy", "spooky").take(count)) {
                scene.does("0 hero " + hero);
            }
            assertThat(scene.pending()).isEqualTo("turn");
            assertThat(scene.party(1)).hasSize(4 - count);
            assertThat(scene.hand(0)).hasSize(4 - count);
        }

        @Test
        @ForRule("HTS-EFF-08")
        void each_has_its_own_doll_sabretooth_and_dracos() {
            Scene scene = used(
                            Table.of(2)
                                    .hand(0, "challenge", "challenge", "challenge")
                                    .slain(0, "corrupted-sabretooth")
                                    .party(1, "hook", "fluffy", "spooky")
                                    .wears("hook", "decoy-doll")
                                    .slain(1, "dracos"),
                            "qi-bear")
                    .pass()
                    .does("0 card challenge")
                    .does("0 card challenge")
                    .does("0 card challenge")
                    .does("0 hero hook")
                    .does("0 decline");
            assertThat(scene.worn("hook")).isEmpty();
            assertThat(scene.party(1)).contains("hook");
            scene.does("0 hero fluffy").does("0 accept");
            assertThat(scene.party(0)).contains("fluffy");
            scene.does("0 hero hook").does("0 decline");
            assertThat(scene.toAct()).containsExactly(1);
            scene.does("1 accept");
            assertThat(scene.hand(1)).hasSize(1);
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_some_cards_are_meant {
        @Test
        @ForRule("HTS-EFF-09")
        void beary_wise_takes_one_that_was_just_discarded() {
            Scene scene = used(
                            Table.of(3)
                                    .discards("snowball", "peanut")
                                    .hand(1, "hook")
                                    .hand(2, "fluffy"),
                            "beary-wise")
                    .pass()
                    .does("1 card hook")
                    .does("2 card fluffy");
            assertThat(scene.legal()).containsExactly("0 card hook", "0 card fluffy");
            assertThat(scene.broken("0 card snowball")).containsExactly("HTS-EFF-06");
            scene.does("0 card fluffy");
            assertThat(scene.hand(0)).containsExactly("fluffy");
            assertThat(scene.discards()).containsExactly("hook", "snowball", "peanut");
        }

        @Test
        @ForRule("HTS-EFF-10")
        void pan_chucks_looks_at_the_two_cards_just_drawn_alone() {
            Table table = Table.of(2).hand(0, "challenge").party(1, "hook");
            Scene none = used(table.deck("peanut", "fluffy"), "pan-chucks").pass();
            assertThat(none.pending()).isEqualTo("reveal");
            assertThat(none.legal()).containsExactly("0 decline");
        }

        @Test
        @ForRule("HTS-EFF-10")
        void to_reveal_a_challenge_among_them_is_optional() {
            Table table = Table.of(2).party(1, "hook").deck("peanut", "challenge");
            Scene scene = used(table, "pan-chucks").pass();
            assertThat(scene.legal()).containsExactlyInAnyOrder("0 card challenge", "0 decline");
            scene.does("0 card challenge").does("0 hero hook");
            assertThat(scene.party(1)).isEmpty();
            assertThat(scene.hand(0)).containsExactly("peanut", "challenge");
        }
    }

    @Nested
    class When_bullseye_looks {
        @Test
        @ForRule("HTS-EFF-11")
        void one_of_three_is_kept_and_the_others_go_back_in_any_order() {
            Scene scene = used(Table.of(2).deck("hook", "fluffy", "spooky", "peanut"), "bullseye")
                    .pass();
            assertThat(scene.events(HtsEvent.DeckSeen.class)
                            .single()
                            .cards()
                            .get()
                            .map(card -> card.id()))
                    .containsExactly("hook", "fluffy", "spooky");
            int deck = scene.deckSize();
            scene.does("0 card fluffy");
            assertThat(scene.hand(0)).containsExactly("fluffy");
            assertThat(scene.deckSize()).isEqualTo(deck - 1);
            scene.does("0 card spooky");
            assertThat(scene.pending()).isEqualTo("turn");
            scene.does("0 draw").does("0 end").does("1 draw");
            assertThat(scene.hand(0)).contains("hook");
            assertThat(scene.hand(1)).containsExactly("spooky");
        }

        @Test
        @ForRule("HTS-EFF-11")
        void the_discard_pile_goes_beneath_a_deck_of_fewer_than_three() {
            Scene scene = Table.of(2)
                    .party(0, "bullseye")
                    .deck("hook", "fluffy")
                    .restInDiscards()
                    .play()
                    .does("0 use bullseye", 6, 6)
                    .picking("snowball")
                    .pass();
            assertThat(scene.events(HtsEvent.DeckSeen.class)
                            .single()
                            .cards()
                            .get()
                            .map(card -> card.id()))
                    .containsExactly("hook", "fluffy", "snowball");
            assertThat(scene.discards()).isEmpty();
        }

        @Test
        @ForRule({"HTS-EFF-11", "HTS-EFF-17"})
        void the_card_that_is_kept_is_no_draw() {
            Scene scene = used(Table.of(2).slain(0, "rex-major").deck("modifier-plus4"), "bullseye")
                    .pass()
                    .does("0 card modifier-plus4");
            assertThat(scene.pending()).isEqualTo("put-back");
            assertThat(scene.events(HtsEvent.Drew.class)).isEmpty();
        }
    }

    @Nested
    class When_a_class_in_the_party_is_meant {
        @Test
        @ForRule("HTS-EFF-12")
        void tough_teddy_counts_masks_and_party_leaders() {
            Scene scene = used(
                            Table.of(6)
                                    .leader(1, "the-fist-of-reason")
                                    .party(2, "peanut")
                                    .wears("peanut", "fighter-mask")
                                    .party(3, "heavy-bear")
                                    .wears("heavy-bear", "bard-mask")
                                    .party(4, "qi-bear")
                                    .hand(1, "hook")
                                    .hand(2, "fluffy")
                                    .hand(3, "spooky")
                                    .hand(4, "snowball")
                                    .hand(5, "buttons"),
                            "tough-teddy")
                    .pass();
            assertThat(scene.toAct()).containsExactly(1, 2, 4);
        }

        @Test
        @ForRule("HTS-EFF-12")
        void smooth_mimimeow_counts_masks_and_party_leaders() {
            Scene scene = used(
                            Table.of(5)
                                    .leader(1, "the-shadow-claw")
                                    .party(2, "peanut")
                                    .wears("peanut", "thief-mask")
                                    .party(3, "kit-napper")
                                    .wears("kit-napper", "bard-mask")
                                    .party(4, "meowzio")
                                    .hand(1, "hook")
                                    .hand(2, "fluffy")
                                    .hand(3, "spooky")
                                    .hand(4, "snowball"),
                            "smooth-mimimeow")
                    .pass();
            assertThat(scene.hand(0)).containsExactlyInAnyOrder("hook", "fluffy", "snowball");
            assertThat(scene.hand(3)).containsExactly("spooky");
        }
    }

    @Nested
    class When_heroes_change_parties {
        @Test
        @ForRule("HTS-EFF-13")
        void tipsy_tootie_goes_with_its_item_to_a_player_who_had_a_hero_to_steal() {
            Scene scene = used(
                    Table.of(3).party(1, "hook").party(0, "tipsy-tootie").wears("tipsy-tootie", "bard-mask"), "peanut");
            scene.pass().does("0 use tipsy-tootie", 6, 6);
            assertThat(scene.legal()).containsExactly("0 player 1");
            scene.does("0 player 1").does("0 hero hook").pass();
            assertThat(scene.party(0)).containsExactlyInAnyOrder("peanut", "hook");
            assertThat(scene.party(1)).containsExactly("tipsy-tootie");
            assertThat(scene.worn("tipsy-tootie")).containsExactly("bard-mask");
        }

        @Test
        @ForRule("HTS-EFF-13")
        void without_one_nothing_happens_and_it_stays() {
            Scene scene = used(Table.of(2), "tipsy-tootie").pass();
            assertThat(scene.party(0)).containsExactly("tipsy-tootie");
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-14")
        void forced_exchange_may_hand_over_the_hero_that_it_stole_and_needs_one() {
            Scene scene = magic(Table.of(2).party(0, "peanut").party(1, "hook"), "forced-exchange")
                    .does("0 player 1")
                    .does("0 hero hook");
            assertThat(scene.legal()).containsExactly("0 hero peanut", "0 hero hook");
            scene.does("0 hero hook");
            assertThat(scene.party(1)).containsExactly("hook");
            Scene none =
                    magic(Table.of(2).party(0, "peanut"), "forced-exchange").does("0 player 1");
            assertThat(none.party(0)).containsExactly("peanut");
            assertThat(none.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-14")
        void handing_over_is_no_steal_and_no_protection_of_the_giver_matters() {
            Scene scene = Table.of(2)
                    .party(0, "calming-voice")
                    .hand(0, "forced-exchange")
                    .party(1, "hook")
                    .play()
                    .does("0 use calming-voice", 6, 6)
                    .pass()
                    .does("0 play forced-exchange")
                    .pass()
                    .does("0 player 1")
                    .does("0 hero hook")
                    .does("0 hero calming-voice");
            assertThat(scene.party(1)).containsExactly("calming-voice");
            assertThat(scene.events(HtsEvent.Stolen.class)).isEmpty();
            assertThat(scene.events(HtsEvent.Moved.class)).hasSize(1);
        }
    }

    @Nested
    class When_a_player_draws {
        @Test
        @ForRule("HTS-EFF-17")
        void orthus_answers_each_card_of_a_new_hand_at_once() {
            Scene scene = Table.of(2)
                    .slain(0, "orthus")
                    .deck("hook", "forceful-winds", "fluffy", "spooky", "peanut")
                    .play()
                    .does("0 refresh");
            assertThat(scene.hand(0)).containsExactly("hook");
            assertThat(scene.legal()).containsExactly("0 decline");
            scene.does("0 decline");
            assertThat(scene.legal()).containsExactly("0 play forceful-winds", "0 decline");
            scene.does("0 play forceful-winds").pass();
            assertThat(scene.hand(0)).containsExactlyInAnyOrder("hook", "fluffy");
            scene.does("0 decline").does("0 decline").does("0 decline");
            assertThat(scene.active()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-EFF-17")
        void it_does_so_in_any_turn_and_for_any_reason() {
            Scene scene = onSeat1(Table.of(2).slain(1, "orthus").deck("critical-boost"), "plundering-puma")
                    .pass()
                    .does("1 accept");
            assertThat(scene.active()).isZero();
            assertThat(scene.legal()).containsExactly("1 play critical-boost", "1 decline");
        }

        @Test
        @ForRule("HTS-EFF-17")
        void what_rex_major_draws_counts_again() {
            Scene scene = Table.of(2)
                    .slain(0, "rex-major")
                    .deck("modifier-plus4", "modifier-minus4", "hook")
                    .play()
                    .does("0 draw")
                    .does("0 card modifier-plus4");
            assertThat(scene.legal()).containsExactlyInAnyOrder("0 card modifier-minus4", "0 decline");
            scene.does("0 card modifier-minus4");
            assertThat(scene.legal()).containsExactly("0 decline");
            assertThat(scene.hand(0)).contains("modifier-plus4", "modifier-minus4", "hook");
        }

        @Test
        @ForRule("HTS-EFF-17")
        void malamammoth_lets_an_item_be_played() {
            Scene scene = Table.of(2)
                    .slain(0, "malamammoth")
                    .party(0, "peanut")
                    .deck("bard-mask")
                    .play()
                    .does("0 draw")
                    .does("0 play bard-mask on peanut")
                    .pass();
            assertThat(scene.worn("peanut")).containsExactly("bard-mask");
            assertThat(scene.points()).isEqualTo(2);
        }

        @Test
        @ForRule("HTS-EFF-17")
        void pulls_searches_and_gifts_are_no_draw() {
            Table table = Table.of(2).slain(0, "orthus");
            Scene pull =
                    onSeat1(table.hand(1, "critical-boost"), "fury-knuckle").pass();
            assertThat(pull.pending()).isEqualTo("turn");
            Scene search = used(Table.of(2).slain(0, "orthus").discards("critical-boost"), "bun-bun")
                    .pass()
                    .does("0 card critical-boost");
            assertThat(search.pending()).isEqualTo("turn");
            Scene gift = used(Table.of(2).slain(0, "orthus").hand(1, "critical-boost"), "greedy-cheeks")
                    .pass()
                    .does("1 card critical-boost");
            assertThat(gift.pending()).isEqualTo("turn");
            assertThat(gift.hand(0)).containsExactly("critical-boost");
        }
    }

    @Nested
    class When_a_magic_is_played {
        @Test
        @ForRule({"HTS-EFF-18", "HTS-B22"})
        void the_cloaked_sage_draws_when_it_has_had_its_effect_and_orthus_may_answer() {
            Scene scene = Table.of(2)
                    .leader(0, "the-cloaked-sage")
                    .slain(0, "orthus")
                    .hand(0, "call-to-the-fallen")
                    .discards("peanut")
                    .deck("forceful-winds")
                    .play()
                    .does("0 play call-to-the-fallen")
                    .pass();
            assertThat(scene.pending()).isEqualTo("choose-card");
            scene.does("0 card peanut");
            assertThat(scene.discards()).containsExactly("call-to-the-fallen");
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept");
            assertThat(scene.legal()).containsExactly("0 play forceful-winds", "0 decline");
        }

        @Test
        @ForRule("HTS-EFF-19")
        void until_its_effect_is_done_it_is_not_shuffled_into_the_deck() {
            Scene scene = Table.of(2)
                    .hand(0, "critical-boost")
                    .deck("hook")
                    .discards("peanut", "fluffy")
                    .restInDiscards()
                    .play()
                    .does("0 play critical-boost")
                    .pass();
            assertThat(scene.events(HtsEvent.Reshuffled.class)).hasSize(1);
            assertThat(scene.view(1).resolving().map(card -> card.id())).containsExactly("critical-boost");
            assertThat(scene.discards()).isEmpty();
            int boosts = scene.state()
                    .catalogue()
                    .copies(
                            scene.state().piles().deck().pile().cards(),
                            scene.state().catalogue().named("critical-boost").get())
                    .size();
            assertThat(boosts).as("the other copy alone").isEqualTo(1);
        }

        @Test
        @ForRule({"HTS-EFF-19", "HTS-B22"})
        void it_is_in_the_discard_pile_only_afterwards() {
            Scene scene = magic(Table.of(2), "critical-boost");
            assertThat(scene.pending()).isEqualTo("discard");
            assertThat(scene.discards()).isEmpty();
            scene.does(scene.legal().head());
            assertThat(scene.discards()).hasSize(2).startsWith("critical-boost");
        }
    }

    @Nested
    class When_hands_change {
        @ParameterizedTest
        @ForRule("HTS-EFF-20")
        @CsvSource({"hook, ''", "'', hook", "'', ''", "hook, fluffy"})
        void dodgy_dealer_swaps_empty_hands_too(String own, String other) {
            Table table = Table.of(2);
            if (!own.isEmpty()) {
                table.hand(0, own);
            }
            if (!other.isEmpty()) {
                table.hand(1, other);
            }
            Scene scene = onSeat1(table, "dodgy-dealer").pass();
            assertThat(scene.hand(0).mkString()).isEqualTo(other);
            assertThat(scene.hand(1).mkString()).isEqualTo(own);
        }

        @ParameterizedTest
        @ForRule("HTS-EFF-21")
        @CsvSource({"0, 7", "5, 7", "6, 7", "7, 7", "9, 9"})
        void wily_red_draws_up_to_seven(int before, int after) {
            Table table = Table.of(2);
            for (int i = 0; i < before; i++) {
                table.hand(0, "challenge");
            }
            assertThat(used(table, "wily-red").pass().hand(0)).hasSize(after);
        }
    }

    @Nested
    class When_there_is_one_answer {
        private Table table(boolean byRules) {
            return Table.of(2).rules(rules -> rules.withAutoResolveForcedPublicChoice(byRules));
        }

        @Test
        @ForRule("HTS-EFF-22")
        void it_is_asked_nevertheless() {
            Scene scene = used(table(false).party(1, "hook"), "bad-axe");
            assertThat(scene.pending()).isEqualTo("choose-hero");
            assertThat(scene.legal()).containsExactly("0 hero hook");
        }

        @Test
        @ForRule("HTS-EFF-22")
        void by_option_the_rules_make_a_choice_that_everybody_can_see() {
            Scene scene = used(table(true).party(1, "hook"), "bad-axe");
            assertThat(scene.pending()).isEqualTo("modifiers");
            assertThat(scene.events(HtsEvent.ChoseCard.class)).hasSize(1);
            scene.pass();
            assertThat(scene.party(1)).isEmpty();
            Scene several = used(table(true).party(1, "hook", "spooky"), "bad-axe");
            assertThat(several.pending()).isEqualTo("choose-hero");
        }

        @Test
        @ForRule("HTS-EFF-22")
        void by_option_the_only_hero_is_sacrificed_without_a_question() {
            Scene scene = used(table(true).party(1, "hook"), "spooky").pass();
            assertThat(scene.party(1)).isEmpty();
            assertThat(scene.pending()).isEqualTo("turn");
        }

        @Test
        @ForRule("HTS-EFF-22")
        void a_card_of_a_hidden_hand_is_asked_for_with_that_option_too() {
            Scene scene = used(table(true).hand(1, "hook"), "greedy-cheeks").pass();
            assertThat(scene.pending()).isEqualTo("give");
            Scene drawn = used(table(true).deck("peanut"), "mellow-dee").pass();
            assertThat(drawn.pending()).isEqualTo("play-now");
        }

        @Test
        @ForRule("HTS-EFF-22")
        void what_is_looked_at_is_shown_with_that_option_too() {
            Scene fox = used(table(true).hand(1, "hook"), "sharp-fox").pass();
            assertThat(fox.events(HtsEvent.HandSeen.class)).hasSize(1);
            Scene shadow = used(table(true).hand(1, "hook"), "silent-shadow").pass();
            assertThat(shadow.events(HtsEvent.HandSeen.class)).hasSize(1);
            assertThat(shadow.legal()).containsExactly("0 card hook");
            Scene bullseye = used(table(true), "bullseye").pass();
            assertThat(bullseye.pending()).isEqualTo("take-of-deck");
        }
    }

    @Nested
    class When_cards_let_cards_be_played {
        @Test
        @ForRule("HTS-EFF-23")
        void it_goes_as_deep_as_it_goes_and_each_hero_has_its_free_roll() {
            Scene scene = used(Table.of(2).deck("lucky-bucky").hand(1, "fuzzy-cheeks"), "mellow-dee")
                    .pass()
                    .does("0 play lucky-bucky")
                    .pass()
                    .does("0 accept", 6, 6)
                    .does("0 player 1")
                    .pass()
                    .does("0 play fuzzy-cheeks")
                    .pass();
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept", 6, 6)
                    .picking("peanut")
                    .pass()
                    .does("0 play peanut")
                    .pass();
            assertThat(scene.pending()).isEqualTo("offer");
            scene.does("0 accept", 6, 6).pass();
            assertThat(scene.party(0)).containsExactlyInAnyOrder("mellow-dee", "lucky-bucky", "fuzzy-cheeks", "peanut");
            assertThat(scene.hand(0)).hasSize(2);
            assertThat(scene.points()).isEqualTo(2);
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Nested
    class When_all_are_asked_at_once {
        private Scene beary() {
            return used(Table.of(4).hand(1, "hook", "fluffy").hand(2, "spooky", "peanut"), "beary-wise")
                    .pass();
        }

        @Test
        @ForRule("HTS-ALL")
        void who_has_nothing_is_not_asked() {
            Scene scene = beary();
            assertThat(scene.game().turn(scene.state())).isInstanceOf(Turn.All.class);
            assertThat(scene.toAct()).containsExactly(1, 2);
        }

        @Test
        @ForRule("HTS-ALL")
        void each_chooses_in_secret_and_then_the_choices_happen() {
            Scene scene = beary().does("2 card spooky");
            assertThat(scene.toAct()).containsExactly(1);
            assertThat(scene.discards()).isEmpty();
            assertThat(scene.hand(2)).contains("spooky");
            HtsEvent.Committed committed =
                    scene.events(HtsEvent.Committed.class).single();
            assertThat(((HtsEvent.Committed) committed.seenBy(Seat.of(2))).card())
                    .isNotEmpty();
            for (Observer observer : Array.<Observer>of(Seat.of(0), Seat.of(1), Seat.of(3), Observer.SPECTATOR)) {
                assertThat(((HtsEvent.Committed) committed.seenBy(observer)).card())
                        .isEmpty();
            }
            scene.does("1 card hook");
            assertThat(scene.discards()).as("clockwise from the roller").containsExactly("spooky", "hook");
        }

        @ParameterizedTest
        @ForRule("HTS-ALL")
        @CsvSource({"0, 1 2 3", "1, 2 3 0", "2, 3 0 1", "3, 0 1 2"})
        void the_choices_happen_clockwise_from_the_roller(int roller, String order) {
            Array<String> heroes = Array.of("hook", "fluffy", "peanut", "snowball");
            Table table = Table.of(4).turn(roller, 3);
            for (int seat = 0; seat < 4; seat++) {
                if (seat != roller) {
                    table.party(seat, heroes.get(seat));
                }
            }
            Scene scene = table.party(roller, "spooky")
                    .play()
                    .does(roller + " use spooky", 6, 6)
                    .pass();
            Array<Integer> seats = Array.of(order.split(" ", -1)).map(Integer::valueOf);
            for (int seat : seats.sorted().reverse()) {
                scene.does(seat + " hero " + heroes.get(seat));
            }
            assertThat(scene.events(HtsEvent.Sacrificed.class)
                            .map(event -> event.seat().index()))
                    .isEqualTo(seats);
        }

        @Test
        @ForRule("HTS-ALL")
        void greedy_cheeks_gets_a_card_of_each() {
            Scene scene = used(Table.of(3).hand(1, "hook").hand(2, "fluffy"), "greedy-cheeks")
                    .pass()
                    .does("1 card hook")
                    .does("2 card fluffy");
            assertThat(scene.hand(0)).containsExactly("hook", "fluffy");
        }
    }

    @Nested
    class When_an_offer_depends_on_a_hidden_card {
        @ParameterizedTest
        @ForRule("HTS-SILENT")
        @CsvSource({"orthus, play-now", "malamammoth, play-now", "rex-major, reveal"})
        void the_player_is_asked_whatever_was_drawn(String monster, String kind) {
            Scene scene = Table.of(2)
                    .slain(0, monster)
                    .deck("peanut")
                    .party(1, "fluffy")
                    .play()
                    .does("0 draw");
            assertThat(scene.pending()).isEqualTo(kind);
            assertThat(scene.legal()).containsExactly("0 decline");
        }

        @ParameterizedTest
        @ForRule("HTS-SILENT")
        @CsvSource({
            "mellow-dee, peanut, challenge",
            "pan-chucks, challenge, hook",
            "snowball, critical-boost, hook",
            "quick-draw, bard-mask, hook"
        })
        void the_others_see_the_same_whatever_was_drawn(String hero, String good, String bad) {
            Scene one = used(Table.of(3).deck(good, "spooky"), hero).pass();
            Scene other = used(Table.of(3).deck(bad, "spooky"), hero).pass();
            assertThat(one.pending()).isEqualTo(other.pending());
            assertThat(other.legal()).containsExactly("0 decline");
            assertThat(one.legal()).hasSizeGreaterThan(1);
            for (Observer observer : Array.<Observer>of(Seat.of(1), Seat.of(2), Observer.SPECTATOR)) {
                assertThat(one.game().turn(one.state()).seenBy(observer))
                        .isEqualTo(other.game().turn(other.state()).seenBy(observer));
                assertThat(one.view(observer)).isEqualTo(other.view(observer));
            }
        }

        @ParameterizedTest
        @ForRule("HTS-SILENT")
        @ValueSource(strings = {"lucky-bucky", "sly-pickings", "buttons"})
        void the_puller_is_asked_whatever_was_pulled(String hero) {
            Scene scene = onSeat1(Table.of(3).hand(1, "challenge"), hero).pass();
            assertThat(scene.pending()).isEqualTo("play-now");
            assertThat(scene.legal()).containsExactly("0 decline");
        }

        @Test
        @ForRule("HTS-SILENT")
        void where_nothing_was_pulled_nobody_is_asked() {
            Scene scene = onSeat1(Table.of(3), "lucky-bucky").pass();
            assertThat(scene.pending()).isEqualTo("turn");
        }
    }

    @Test
    void the_default_rules_leave_every_option_of_these_as_it_says() {
        assertThat(HtsRules.seed().choosePlayerMayBeSelf()).isFalse();
        assertThat(HtsRules.seed().autoResolveForcedPublicChoice()).isFalse();
    }
}
