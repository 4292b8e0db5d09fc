package dev.croupier.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Seat;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CardSetTest {
    @Test
    void a_range_holds_exactly_the_cards_between_its_ends() {
        for (int from = 0; from <= 128; from++) {
            for (int to = 0; to <= 128; to++) {
                assertThat(CardSet.range(from, to).stream().toArray())
                        .isEqualTo(IntStream.range(from, to).toArray());
            }
        }
    }

    @Test
    void a_range_beyond_the_capacity_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> CardSet.range(0, 129));
        assertThatIllegalArgumentException().isThrownBy(() -> CardSet.range(-1, 5));
    }

    @Test
    void a_card_beyond_the_capacity_is_refused_and_never_held() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardSet.of(128))
                .withMessage("a card's number is 0…127, not 128");
        assertThatIllegalArgumentException().isThrownBy(() -> CardSet.empty().without(-1));
        assertThat(CardSet.range(0, 128).contains(128)).isFalse();
        assertThat(CardSet.range(0, 128).contains(-1)).isFalse();
    }

    @Test
    void a_place_that_no_card_has_is_refused() {
        CardSet two = CardSet.of(63, 64);
        assertThat(two.nth(0)).isEqualTo(63);
        assertThat(two.nth(1)).isEqualTo(64);
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> two.nth(2));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> two.nth(-1));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> CardSet.empty().first());
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> CardSet.empty().iterator().nextInt());
    }

    @Test
    void prints_its_cards_in_order() {
        assertThat(CardSet.of(60, 1, 5)).hasToString("{1 5 60}");
        assertThat(CardSet.empty()).hasToString("{}");
    }

    @Test
    void a_card_of_somebody_is_ordered_by_owner_then_number() {
        CardInstance first = new CardInstance(Seat.of(0), 9);
        assertThat(first).isLessThan(new CardInstance(Seat.of(1), 0)).isLessThan(new CardInstance(Seat.of(0), 10));
        assertThat(first).hasToString("0:9");
    }
}
