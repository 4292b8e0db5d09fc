package dev.croupier.raid.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ForRule({"RAID-51", "RAID-D17"})
class BossPaymentTest {

    /** Cards by letters, the first attached first: {@code 2b 1s} is Basic Energy that provides 2, and Special Energy that provides 1. */
    private static BossPayment payment(int cost, String attached) {
        return new BossPayment(
                Array.of(attached.split(" ", -1))
                        .reject(String::isEmpty)
                        .map(card -> new AttachedEnergy(
                                Integer.parseInt(card.substring(0, card.length() - 1)), card.endsWith("b"))),
                cost);
    }

    private static Array<Integer> discarded(int cost, String attached) {
        return payment(cost, attached).discarded().get();
    }

    @Nested
    class The_fewest_cards {
        @ParameterizedTest
        @ForRule("RAID-E32")
        @CsvSource({
            "3, 2b 1b 1b 1b, 2 1",
            "2, 2b 1b 1b, 2",
            "1, 2b 1b, 1",
            "3, 2b 2b, 2 2",
            "4, 2b 2b 1b 1b, 2 2",
            "5, 2b 2b 1b 1b 1b, 2 2 1",
            "0, '', ''"
        })
        void pay(int cost, String attached, String amounts) {
            BossPayment payment = payment(cost, attached);

            assertThat(payment.discarded()
                            .get()
                            .map(place -> payment.attached().get(place).units())
                            .mkString(" "))
                    .isEqualTo(amounts);
            assertThat(payment.fewest().get()).isEqualTo(amounts.isEmpty() ? 0 : amounts.split(" ", -1).length);
        }

        @Test
        @ForRule({"RAID-E32", "RAID-D18"})
        void may_not_be_enough() {
            BossPayment payment = payment(4, "1b 1b 1b");

            assertThat(payment.canBePaid()).isFalse();
            assertThat(payment.discarded()).isEmpty();
            assertThat(payment.next(Array.empty())).isEmpty();
        }

        @Test
        @ForRule("RAID-D18")
        void are_none_for_an_attack_that_costs_nothing() {
            assertThat(payment(0, "").canBePaid()).isTrue();
            assertThat(discarded(0, "2b 1b")).isEmpty();
            assertThat(payment(0, "2b 1b").next(Array.empty())).isEmpty();
        }

        @Test
        void provide_as_little_as_is_enough() {
            assertThat(discarded(3, "4b 3b 5b")).containsExactly(1);
            assertThat(discarded(4, "3b 2b 2b 1b")).containsExactly(0, 3);
        }

        @Test
        void never_count_a_card_that_provides_nothing() {
            assertThat(discarded(3, "0b 2b 0b 2b")).containsExactly(1, 3);
        }
    }

    @Nested
    class Of_cards_that_provide_equally_much {
        @Test
        void Basic_Energy_goes_first() {
            assertThat(discarded(2, "1s 1b 1s 1b")).containsExactly(1, 3);
            assertThat(discarded(3, "1s 1b 1s 1b")).containsExactly(0, 1, 3);
        }

        @Test
        void then_what_was_attached_first() {
            assertThat(discarded(2, "1b 1b 1b")).containsExactly(0, 1);
            assertThat(discarded(1, "1s 1s")).containsExactly(0);
        }

        @Test
        void but_less_is_more_than_Basic() {
            assertThat(discarded(1, "2b 1s")).containsExactly(1);
        }

        @Test
        void two_ways_of_as_much_are_told_apart_by_Basic_Energy_and_then_by_age() {
            assertThat(discarded(4, "2s 3b 1b 2b")).containsExactly(1, 2);
            assertThat(discarded(4, "2b 3b 1b 2b")).containsExactly(0, 3);
        }
    }

    @Nested
    class Who_chooses {
        @Test
        void chooses_among_the_sets_of_the_fewest_cards() {
            BossPayment payment = payment(3, "1b 2s 1b 2b");

            assertThat(payment.next(Array.empty())).containsExactly(0, 1, 2);
            assertThat(payment.next(Array.of(0))).containsExactly(1, 3);
            assertThat(payment.next(Array.of(1))).containsExactly(2, 3);
            assertThat(payment.next(Array.of(2))).containsExactly(3);
            assertThat(payment.next(Array.of(2, 3))).isEmpty();
        }
    }

    @Nested
    class Numbers_that_cannot_be {
        @Test
        void are_refused() {
            assertThatIllegalArgumentException().isThrownBy(() -> new AttachedEnergy(-1, true));
            assertThatIllegalArgumentException().isThrownBy(() -> payment(-1, ""));
        }
    }
}
