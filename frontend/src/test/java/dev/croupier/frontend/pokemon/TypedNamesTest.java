package dev.croupier.frontend.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.frontend.game.Names;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedNamesTest {
    private static final Laid LAID = Laid.table()
            .side(
                    0,
                    "Poké Pad, Ultra Ball, Munkidori, Fire Energy, Psychic Energy, Drakloak, Dragapult ex",
                    "Dreepy",
                    "Dreepy",
                    "Dreepy, Drakloak");

    private static final TypedNames TYPED = new TypedNames(Names.bySeat(2), LAID.view(0));

    @ParameterizedTest
    @CsvSource({
        "bench munkidori, bench TWM-95",
        "BENCH Munk, bench TWM-95",
        "bench TWM-95, bench TWM-95",
        "play poke pad, play ASC-198",
        "play Poké Pad, play ASC-198",
        "play ultra, play MEG-131",
        "energy fire energy #1, energy MEE-2 #1",
        "energy fire energy onto #1, energy MEE-2 #1",
        "energy fire on #1, energy MEE-2 #1",
        "energy fire #2, energy MEE-2 #2",
        "energy MEE-5 #3, energy MEE-5 #3",
        "evolve dragapult ex drakloak, evolve TWM-130 #3",
        "evolve dragapult #3, evolve TWM-130 #3",
        "evolve drakloak #1, evolve TWM-129 #1",
        "ability #3, ability #3 Recon Directive",
        "ability drakloak, ability #3 Recon Directive",
        "ability recon, ability #3 Recon Directive",
        "ability #3 Recon Directive, ability #3 Recon Directive",
        "#3, answer #3",
        "card dreepy, answer card TWM-128",
        "prize 2, answer prize 2",
        "yes, answer yes",
        "done, answer done",
        "retreat, retreat",
        "attack bite, attack bite"
    })
    void a_name_stands_for_a_card_or_a_Pokemon(String typed, String notation) {
        assertThat(TYPED.expanded(typed).get()).isEqualTo(notation);
    }

    @Nested
    class When_it_is_not_clear_what_is_meant {
        @Test
        void the_hand_has_no_such_card() {
            assertThat(TYPED.expanded("bench toxel").getLeft()).isEqualTo("No card in your hand is called 'toxel'.");
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                bench      | Which card? bench and its name, or the begin of it.
                energy     | Which card? energy and its name, or the begin of it.
                card       | Which card? card and its name, or the begin of it.
                attack     | Which attack? Petty Grudge, Bite
                ability    | Which Ability? Recon Directive of Drakloak #3
                ability #1 | Dreepy #1 has no Ability that is used.
                ability xy | No Ability that is used, nor a Pokémon of yours with one, is called 'xy'.
                """)
        void what_is_missing_is_asked_for(String typed, String why) {
            assertThat(TYPED.expanded(typed).getLeft()).isEqualTo(why);
        }

        @Test
        void a_card_of_another_deck_cannot_be_meant() {
            assertThat(TYPED.expanded("card toxel").getLeft())
                    .isEqualTo("No card that could be meant is called 'toxel'.");
        }

        @Test
        void several_cards_begin_so() {
            assertThat(TYPED.expanded("evolve dra #1").getLeft())
                    .startsWith("'dra #1' may be: ")
                    .contains("Drakloak", "Dragapult ex");
        }

        @Test
        void several_Pokemon_are_called_so() {
            assertThat(TYPED.expanded("energy fire energy dreepy").getLeft())
                    .isEqualTo("'dreepy' may be: Dreepy #1, Dreepy #2; name its number");
        }

        @Test
        void no_Pokemon_is_called_so_or_none_is_named() {
            assertThat(TYPED.expanded("energy fire energy toxel").getLeft())
                    .isEqualTo("No Pokémon of yours in play is called 'toxel'.");
            assertThat(TYPED.expanded("energy fire energy").getLeft())
                    .isEqualTo("Onto which Pokémon? In play: Dreepy #1, Dreepy #2, Drakloak #3");
        }
    }

    @Test
    void a_move_is_told_as_it_is_typed() {
        assertThat(LAID.dealt()
                        .legalActions(LAID.state())
                        .map(action -> LAID.face()
                                .shown(
                                        action,
                                        LAID.dealt().notation().text(action).substring(2),
                                        LAID.view(0))))
                .contains(
                        "bench Munkidori",
                        "energy Fire Energy #1",
                        "evolve Drakloak #1",
                        "play Ultra Ball",
                        "ability #3 Recon Directive",
                        "end");
    }
}
