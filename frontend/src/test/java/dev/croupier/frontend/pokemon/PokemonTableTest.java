package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PokemonTableTest {
    private static final Laid LAID = Laid.table()
            .side(
                    0,
                    "Poké Pad, Ultra Ball, Fire Energy, Fire Energy",
                    "Dreepy, Drakloak, Dragapult ex, Fire Energy, Psychic Energy, Luminous Energy",
                    "Munkidori")
            .side(1, "Ultra Ball, Ultra Ball", "Toxel, Toxtricity, Darkness Energy, Hero's Cape", "Gastly");

    @Nested
    class When_it_is_shown_to_a_player {
        @Test
        void it_has_both_sides_and_the_own_hand() {
            assertThat(LAID.damaged(1, 5)
                            .damaged(11, 3)
                            .discarded(1, "Ultra Ball")
                            .seen(0))
                    .containsExactly(
                            "── Turn 3 · You · not yet used: Energy, Supporter, Stadium, retreat ──────────",
                            " Bot  Prizes 6 · hand 2 · deck 46 · discards 1",
                            "   Active #11 Toxtricity 210/240 [D] Hero's Cape",
                            "   Bench  #12 Gastly 70/70",
                            " You  Prizes 6 · hand 4 · deck 43 · discards 0",
                            "   Active #1 Dragapult ex 270/320 [RP Luminous Energy]",
                            "   Bench  #2 Munkidori 110/110",
                            "   Hand   2 x Fire Energy, Poké Pad, Ultra Ball");
        }

        @Test
        void it_is_turned_around_for_the_other() {
            assertThat(LAID.seen(1)).endsWith("   Hand   2 x Ultra Ball").doesNotContain("   Hand   2 x Fire Energy");
        }

        @Test
        void a_spectator_sees_no_hand() {
            assertThat(LAID.face().table(LAID.dealt().view(LAID.state(), Observer.SPECTATOR)))
                    .noneMatch(line -> line.contains("Hand "))
                    .contains(" You  Prizes 6 · hand 4 · deck 43 · discards 0");
        }
    }

    @Nested
    class When_something_was_done_in_the_turn {
        @Test
        void the_head_says_what_is_left() {
            assertThat(LAID.then("energy MEE-2 #2").seen(0).head())
                    .contains("not yet used: Supporter, Stadium, retreat");
        }

        @Test
        void a_Stadium_has_a_line_of_its_own_where_the_head_has_no_room_for_it() {
            Laid played = Laid.table("gengar-gang", "dark-box")
                    .side(0, "Battle Cage", "Toxel")
                    .side(1, "Ultra Ball", "Gastly")
                    .then("play PFL-85");

            assertThat(played.face().table(played.view(0), 100).head()).endsWith("── Stadium: Battle Cage ──");
            assertThat(played.then("end").seen(0).take(2))
                    .containsExactly(
                            "── Turn 4 · Bot · not yet used: Energy, Supporter, Stadium, retreat ──────────",
                            " Stadium: Battle Cage");
        }

        @Test
        void a_used_Ability_is_marked() {
            Laid laid = Laid.table().side(0, "Judge", "Dreepy, Drakloak").side(1, "Ultra Ball", "Gastly");

            assertThat(laid.then("ability #1 Recon Directive").seen(0))
                    .contains("   Active #1 Drakloak 90/90 used Recon Directive");
        }
    }

    @Nested
    class When_a_text_asks_in_the_middle {
        private final Laid asked = LAID.then("play MEG-131");

        @Test
        void it_stands_below_the_table_and_nothing_is_left_to_do() {
            assertThat(asked.seen(0))
                    .anyMatch(line -> line.startsWith(" >> You played Ultra Ball MEG 131 (Item, mark I): "));
            assertThat(asked.seen(0).head()).doesNotContain("not yet used");
        }

        @Test
        void what_was_chosen_stands_there_too() {
            assertThat(asked.seen(0)).noneMatch(line -> line.contains("chosen so far"));
            assertThat(asked.then("answer card MEE-2").seen(0)).contains(" >> chosen so far: Fire Energy");
        }

        @Test
        void the_other_sees_how_many_but_not_which() {
            assertThat(asked.then("answer card MEE-2").seen(1)).contains(" >> chosen so far: 1 cards");
        }

        @Test
        void chosen_Pokemon_stand_there_by_number() {
            Laid laid = Laid.table("dark-box", "dragapult-ex")
                    .side(0, "Janine's Secret Art", "Gastly", "Toxel", "Toxel")
                    .side(1, "Judge", "Dreepy");

            assertThat(laid.then("play SFA-59").then("answer #1").seen(0)).contains(" >> chosen so far: Gastly #1");
        }

        @Test
        void chosen_Energy_stands_there_with_its_Pokemon() {
            Laid laid = Laid.table("mega-gardevoir-ex", "dragapult-ex")
                    .side(0, "Dawn", "Mega Diancie ex, Psychic Energy, Psychic Energy, Psychic Energy")
                    .side(1, "Judge", "Dreepy");
            Laid chosen = laid.then("attack Garland Ray").then("answer attached #1 MEE-5");

            assertThat(chosen.seen(0)).contains(" >> chosen so far: Psychic Energy of Mega Diancie ex #1");
            assertThat(chosen.seen(1)).contains(" >> chosen so far: Psychic Energy of Mega Diancie ex #1");
        }

        @Test
        void an_Ability_is_told_with_its_Pokemon() {
            Laid laid = Laid.table().side(0, "Judge", "Dreepy, Drakloak").side(1, "Ultra Ball", "Gastly");

            assertThat(laid.then("ability #1 Recon Directive").seen(0))
                    .anyMatch(line -> line.startsWith(" >> Drakloak: Ability Recon Directive: "));
        }

        @Test
        void an_attack_is_told_with_its_cost() {
            assertThat(LAID.then("attack Phantom Dive").seen(0))
                    .anyMatch(line -> line.startsWith(" >> Dragapult ex: [RP] Phantom Dive 200: "));
        }
    }

    @Nested
    class When_moves_are_listed {
        @Test
        void each_stands_under_its_kind_in_words() {
            assertThat(LAID.listed())
                    .containsExactly(
                            "Energy Fire Energy → Dragapult ex #1",
                            "Energy Fire Energy → Munkidori #2",
                            "Item Poké Pad",
                            "Item Ultra Ball",
                            "Retreat Dragapult ex #1",
                            "Attack Jet Headbutt 70 [C]",
                            "Attack Phantom Dive 200 [RP]",
                            "End end the turn");
        }

        @Test
        void a_Pokemon_of_another_is_told_with_whose_it_is() {
            assertThat(LAID.then("attack Phantom Dive").listed()).containsExactly("Gastly #12 of Bot");
        }

        @Test
        void Prizes_have_places() {
            Laid won = LAID.damaged(11, 20).then("attack Phantom Dive");
            for (int counters = 0; counters < 6; counters++) {
                won = won.then("answer #12");
            }

            assertThat(won.listed()).containsExactly("Prize 1", "Prize 2", "Prize 3", "Prize 4", "Prize 5", "Prize 6");
        }

        @Test
        void Energy_to_pay_with_is_told_with_its_Pokemon() {
            assertThat(LAID.then("retreat").listed())
                    .containsExactly(
                            "Fire Energy of Dragapult ex #1",
                            "Psychic Energy of Dragapult ex #1",
                            "Luminous Energy of Dragapult ex #1");
        }
    }

    @Nested
    class When_a_word_is_typed {
        @Test
        void info_tells_a_Pokemon_with_all_that_is_attached() {
            assertThat(LAID.typed(0, "info #11"))
                    .hasSize(4)
                    .anyMatch(line -> line.startsWith("Toxel PFL 67 (Basic Pokémon, Darkness, 70 HP, "))
                    .anyMatch(line ->
                            line.startsWith("Toxtricity PFL 68 (Stage 1 Pokémon, Darkness, 140 HP, from Toxel, "))
                    .contains("Hero's Cape TEF 152 (Tool, ACE SPEC, mark H): HP of this Pokémon: +100.");
        }

        @Test
        void discards_tells_both_piles() {
            assertThat(LAID.discarded(1, "Ultra Ball").typed(0, "discards"))
                    .containsExactly("Discard pile of You: empty", "Discard pile of Bot: Ultra Ball");
            assertThat(LAID.typed(0, "lost")).containsExactly("Lost Zone of You: empty", "Lost Zone of Bot: empty");
        }

        @Test
        void deck_tells_what_is_in_deck_and_Prizes_together() {
            assertThat(LAID.typed(0, "deck")).hasSize(1).first().asString().startsWith("In deck and Prizes (49): ");
        }

        @Test
        void deck_tells_them_apart_once_the_deck_was_looked_through() {
            Laid searched = LAID.then("play ASC-198");

            assertThat(searched.typed(0, "deck")).hasSize(2);
            assertThat(searched.typed(0, "deck").get(0)).startsWith("In the deck (43): ");
            assertThat(searched.typed(0, "deck").get(1)).startsWith("Among the Prizes (6): ");
            assertThat(searched.typed(1, "deck")).hasSize(1);
        }

        @Test
        void a_move_is_no_such_word() {
            assertThat(LAID.face().told("bench toxel", LAID.view(0))).isEmpty();
        }
    }
}
