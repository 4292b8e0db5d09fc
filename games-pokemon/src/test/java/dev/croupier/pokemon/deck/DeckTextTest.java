package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckTextTest {
    private static final Card OLD_SWITCH = Cards.trainer("Switch", "BS 95", Face.Sort.ITEM);
    private static final Card REMOVAL = Cards.trainer("Energy Removal 2", "EX 80", Face.Sort.ITEM);
    private static final Card PAD = Cards.trainer("Poké Pad", "ASC 198", Face.Sort.ITEM);
    private static final Card SHADOWY = Cards.special("Shadowy Darkness Energy", "PBL 83");
    private static final Card OLD_DARKNESS = Cards.energy(EnergyType.DARKNESS, "SVE 23");
    private static final Card TRAINED = Cards.basic("Hop's Snorlax", "PR-SW SWSH152");
    private static final CardIndex INDEX = CardIndex.of(Array.of(
            Cards.TOXEL,
            Cards.TOXTRICITY,
            Cards.SWITCH,
            OLD_SWITCH,
            REMOVAL,
            PAD,
            SHADOWY,
            Cards.DARKNESS,
            OLD_DARKNESS,
            TRAINED,
            Cards.FIRE));

    private static Array<Card> cards(String text) {
        return DeckText.parse(text, INDEX).getOrElseThrow(() -> new AssertionError(errors(text)));
    }

    private static Seq<DeckTextError> errors(String text) {
        return DeckText.parse(text, INDEX).getError();
    }

    @Nested
    class When_a_list_is_read {
        @Test
        void each_line_is_a_count_a_name_a_set_and_a_number() {
            assertThat(cards("2 Toxel PFL 67\n1 Switch BS 95\r\n1 Hop's Snorlax PR-SW SWSH152"))
                    .containsExactly(Cards.TOXEL, Cards.TOXEL, OLD_SWITCH, TRAINED);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Pokémon: 20",
                    "Pokemon: 20",
                    "POKÉMON",
                    "Poke\u0301mon (20)",
                    "Trainer: 30",
                    "Trainer Cards - 30",
                    "Energy: 10",
                    "##Energy - 10",
                    "Basic Energy (9)",
                    "Supporters: 8",
                    "Pokémon Tools - 2",
                    "Total Cards: 60",
                    "****** Deck ******",
                    "",
                    " \u00a0\t"
                })
        void headers_and_blank_lines_are_no_cards(String line) {
            assertThat(cards(line + "\n1 Toxel PFL 67")).containsExactly(Cards.TOXEL);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "1x Toxel PFL 67",
                    "1 x Toxel PFL 67",
                    "1× Toxel PFL 67",
                    "1 × Toxel PFL 67",
                    "* 1 Toxel PFL 67",
                    "\ufeff1 Toxel PFL 67",
                    "  1\u00a0toxel  pfl 067 ",
                    "1 Toxel PFL 67 PH",
                    "1 Toxel"
                })
        void spellings_of_a_line_are_tolerated(String line) {
            assertThat(cards(line)).containsExactly(Cards.TOXEL);
        }

        @Test
        void a_name_may_end_like_a_printing_and_lack_its_accent() {
            assertThat(cards("1 Energy Removal 2\n1 Energy Removal 2 EX 80\n1 Poke Pad ASC 198\n1 Poké Pad"))
                    .containsExactly(REMOVAL, REMOVAL, PAD, PAD);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Darkness Energy",
                    "darkness energy",
                    "Basic Darkness Energy",
                    "Basic Darkness Energy Energy",
                    "Basic {D} Energy",
                    "{D} Energy",
                    "Basic {D} Energy SVE 7",
                    "Basic {D} Energy Energy",
                    "Darkness Energy MEE 7",
                    "Darkness Energy XYZ 999"
                })
        void any_printing_of_a_Basic_Energy_stands_for_it(String name) {
            assertThat(cards("1 " + name)).containsExactly(Cards.DARKNESS);
        }

        @Test
        void a_known_printing_of_a_Basic_Energy_is_kept() {
            assertThat(cards("1 Basic {D} Energy SVE 23")).containsExactly(OLD_DARKNESS);
        }

        @Test
        void a_Special_Energy_is_no_Basic_Energy() {
            assertThat(cards("1 Shadowy Darkness Energy PBL 83")).containsExactly(SHADOWY);
        }
    }

    @Nested
    class When_a_list_cannot_be_read {
        @Test
        void every_error_is_told_with_its_place() {
            assertThat(errors("Pokémon: 3\n  Toxel PFL 67\n 0 Toxel PFL 67\n61 Toxel PFL 67\n1 Toxel PFL 67\n"
                            + "4 Missingno BS 0\n2 Switch\n1  Toxel PFL 68"))
                    .containsExactly(
                            new DeckTextError.Unreadable(2, 3, "Toxel PFL 67"),
                            new DeckTextError.CountOutOfRange(3, 2, "0", 60),
                            new DeckTextError.CountOutOfRange(4, 1, "61", 60),
                            new DeckTextError.UnknownCard(6, 3, "Missingno BS 0", Array.empty()),
                            new DeckTextError.AmbiguousName(7, 3, "Switch", Array.of(OLD_SWITCH, Cards.SWITCH)),
                            new DeckTextError.OtherName(8, 4, "Toxel PFL 68", Cards.TOXTRICITY));
        }

        @ParameterizedTest
        @ValueSource(strings = {"-4 Toxel", "4Toxel", "4", "four Toxel", "4.5 Toxel", "Pokémon: many"})
        void what_is_no_count_with_a_card_is_unreadable(String line) {
            assertThat(errors(line)).containsExactly(new DeckTextError.Unreadable(1, 1, line));
        }

        @Test
        void a_count_of_any_length_is_out_of_range() {
            assertThat(errors("99999999999999999999 Toxel"))
                    .containsExactly(new DeckTextError.CountOutOfRange(1, 1, "99999999999999999999", 60));
        }

        @Test
        void an_unknown_printing_is_unknown_even_where_the_name_is_known() {
            assertThat(errors("1 Toxel PFL 99"))
                    .containsExactly(new DeckTextError.UnknownCard(1, 3, "Toxel PFL 99", Array.of(Cards.TOXEL)));
            assertThat(errors("1 Toxel PFL 99").head().explain())
                    .isEqualTo("line 1, column 3: no card 'Toxel PFL 99' is known; known of that name: PFL 67");
        }

        @Test
        void an_unknown_Basic_Energy_is_unknown() {
            assertThat(errors("1 Water Energy"))
                    .containsExactly(new DeckTextError.UnknownCard(1, 3, "Water Energy", Array.empty()));
        }

        @Test
        void a_Basic_Energy_under_the_number_of_another_card_is_refused() {
            assertThat(errors("1 Darkness Energy PFL 67\n1 Darkness Energy MEE 2"))
                    .containsExactly(
                            new DeckTextError.OtherName(1, 3, "Darkness Energy PFL 67", Cards.TOXEL),
                            new DeckTextError.OtherName(2, 3, "Darkness Energy MEE 2", Cards.FIRE));
        }

        @Test
        void its_reasons_are_sentences() {
            assertThat(errors("Toxel\n0 Toxel\n1 Foo\n1 Switch\n1 Toxel PFL 68").map(DeckTextError::explain))
                    .containsExactly(
                            "line 1, column 1: 'Toxel' is neither a count with a card nor a header",
                            "line 2, column 1: a count is 1 to 60, not 0",
                            "line 3, column 3: no card 'Foo' is known",
                            "line 4, column 3: 'Switch' may be any of: BS 95, MEG 130",
                            "line 5, column 3: 'Toxel PFL 68' is not the name that PFL 68 has: Toxtricity");
        }
    }

    @Nested
    class When_a_deck_is_written {
        @Test
        void it_is_grouped_by_kind_in_the_order_of_the_cards() {
            Array<Card> deck = Array.of(Cards.DARKNESS, Cards.TOXTRICITY, Cards.TOXEL, Cards.SWITCH, Cards.TOXTRICITY);
            assertThat(DeckText.write(deck)).isEqualTo("""
                            Pokémon: 3
                            2 Toxtricity PFL 68
                            1 Toxel PFL 67

                            Trainer: 1
                            1 Switch MEG 130

                            Energy: 1
                            1 Darkness Energy MEE 7

                            Total Cards: 5
                            """);
        }

        @Test
        void a_kind_without_cards_has_no_header() {
            assertThat(DeckText.write(Array.of(Cards.TOXEL)))
                    .isEqualTo("Pokémon: 1\n1 Toxel PFL 67\n\nTotal Cards: 1\n");
        }
    }
}
