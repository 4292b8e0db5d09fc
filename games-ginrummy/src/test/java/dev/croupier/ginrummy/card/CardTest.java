package dev.croupier.ginrummy.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CardTest {
    @ForRule("GIN-B1")
    @Test
    void the_deck_has_52_cards_each_once() {
        assertThat(Card.deck().distinct()).hasSize(52);
        assertThat(Cards.of(Card.deck())).isEqualTo(Cards.DECK);
        assertThat(Card.deck().asJava()).isSorted();
    }

    @Test
    void a_card_is_the_same_object_however_it_is_named() {
        Card seven = Card.of(Rank.SEVEN, Suit.HEARTS);
        assertThat(Card.of(seven.number())).isSameAs(seven);
        assertThat(seven.number()).isEqualTo(2 * 13 + 6);
        assertThat(seven.rank()).isEqualTo(Rank.SEVEN);
        assertThat(seven.suit()).isEqualTo(Suit.HEARTS);
        assertThat(seven.suit().pip()).isEqualTo('♥');
        assertThat(seven).hasToString("7H");
    }

    @ForRule("GIN-B6")
    @Test
    void the_ace_counts_one_numbers_themselves_and_the_court_ten() {
        assertThat(Cards.list(Cards.DECK & 0x1FFF).map(Card::points))
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10);
        assertThat(Cards.points(Cards.DECK)).isEqualTo(4 * 85);
    }

    @Nested
    class What_is_no_card {
        @Test
        void is_refused_by_its_number() {
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(52)).withMessageContaining("52");
            assertThatIllegalArgumentException().isThrownBy(() -> Card.of(-1)).withMessageContaining("-1");
        }

        @Test
        void is_refused_in_a_mask() {
            assertThatIllegalArgumentException().isThrownBy(() -> Cards.list(1L << 52));
            assertThatIllegalArgumentException().isThrownBy(() -> Cards.points(-1L));
        }
    }
}
