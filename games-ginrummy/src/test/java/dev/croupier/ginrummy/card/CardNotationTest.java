package dev.croupier.ginrummy.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CardNotationTest {
    @Nested
    class Written_as_in_the_data {
        @Test
        void each_card_is_rank_and_suit() {
            assertThat(CardNotation.cards("AC TD 7H KS").get().mkString(" ")).isEqualTo("AC TD 7H KS");
        }

        @Test
        void a_hand_is_written_by_suit_and_then_by_rank() {
            Array<Card> cards = CardNotation.cards("KS 7H 2H TD AC").get();
            assertThat(CardNotation.format(cards)).isEqualTo("AC TD 2H 7H KS");
            assertThat(CardNotation.format(Cards.of(cards))).isEqualTo("AC TD 2H 7H KS");
        }

        @Test
        void bars_separate_groups() {
            assertThat(CardNotation.groups("5C 5D 5H|AS 2S 3S").get().map(CardNotation::format))
                    .containsExactly("5C 5D 5H", "AS 2S 3S");
        }
    }

    @Nested
    class Written_carelessly {
        @Test
        void case_and_blanks_do_not_matter() {
            assertThat(CardNotation.cards("  ac\t 7h  Ks ").get().mkString(" ")).isEqualTo("AC 7H KS");
            assertThat(CardNotation.groups(" 5c 5d 5h |as 2s 3s").get()).hasSize(2);
        }

        @Test
        void ten_may_be_a_number_and_the_suit_a_sign() {
            assertThat(CardNotation.cards("10h T♠ 7♥").get().mkString(" ")).isEqualTo("TH TS 7H");
        }

        @Test
        void blank_text_is_no_card_and_no_group() {
            assertThat(CardNotation.cards("  ").get()).isEmpty();
            assertThat(CardNotation.groups(" ").get()).isEmpty();
        }
    }

    @Nested
    class Written_wrongly {
        @Test
        void an_unknown_card_is_named_with_its_position() {
            assertThat(CardNotation.cards("AC 1H 7X")).isEqualTo(left(new NotationError.UnknownCard("1H", 2)));
            assertThat(CardNotation.card("7HH")).isEqualTo(left(new NotationError.UnknownCard("7HH", 1)));
        }

        @Test
        void a_duplicate_is_named_with_both_positions_across_groups_too() {
            assertThat(CardNotation.groups("5C 5D 5H|AS 5d"))
                    .isEqualTo(left(new NotationError.DuplicateCard("5d", 5, 2)));
        }

        @Test
        void too_many_cards_are_reported_at_the_first_that_is_too_much() {
            assertThat(CardNotation.cards("AC 2C 3C 4C", 2))
                    .isEqualTo(left(new NotationError.WrongCount("3C", 3, 2, 4)));
        }

        @Test
        void too_few_cards_are_reported_at_the_place_that_is_empty() {
            assertThat(CardNotation.cards("AC 2C", 10)).isEqualTo(left(new NotationError.WrongCount("", 3, 10, 2)));
            assertThat(CardNotation.card("")).isEqualTo(left(new NotationError.WrongCount("", 1, 1, 0)));
        }

        @Test
        void the_explanation_names_the_word() {
            assertThat(CardNotation.cards("AC 1H").getLeft().explain()).contains("'1H'", "2");
            assertThat(CardNotation.cards("AC ac").getLeft().explain()).contains("'ac'", "2", "1");
            assertThat(CardNotation.cards("AC", 1).isRight()).isTrue();
            assertThat(CardNotation.cards("AC", 3).getLeft().explain()).contains("3 cards", "1");
        }

        private static <T> Either<NotationError, T> left(NotationError error) {
            return Either.left(error);
        }
    }

    @Property
    void what_is_written_can_be_read_again(@ForAll long any) {
        long cards = any & Cards.DECK;
        assertThat(CardNotation.cards(CardNotation.format(cards)).map(Cards::of).get())
                .isEqualTo(cards);
    }
}
