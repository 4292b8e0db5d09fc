package dev.croupier.pokemon.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PaymentTest {

    private static Payment pay(int cost, Integer... units) {
        return Payment.of(cost, Array.of(units));
    }

    @Nested
    class Two_double_Energies_and_a_cost_of_2 {
        private final Payment payment = pay(2, 2, 2);

        @Test
        @ForRule({"PKM-TURN-9", "PKM-R71"})
        void one_as_2_pays_it() {
            assertThat(payment.choose(0, 2).isPaid()).isTrue();
            assertThat(payment.choose(0, 2).choices()).isZero();
        }

        @Test
        @ForRule({"PKM-TURN-9", "PKM-R71"})
        void both_as_1_each_pay_it_too() {
            Payment one = payment.choose(0, 1);
            assertThat(one.canStop()).isFalse();
            assertThat(one.choices()).isEqualTo(0b10L);
            assertThat(one.count(1)).containsExactly(new CardCount(1, 1, 1));
            assertThat(one.choose(1, 1).isPaid()).isTrue();
        }

        @Test
        @ForRule({"PKM-TURN-9", "PKM-R71"})
        void without_numbers_the_payer_may_stop_after_one_and_must_after_two() {
            Payment one = payment.choose(0);
            assertThat(one.canStop()).isTrue();
            assertThat(one.isPaid()).isFalse();
            assertThat(one.choices()).isEqualTo(0b10L);
            assertThat(one.choose(1).isPaid()).isTrue();
            assertThat(one.choose(1).choices()).isZero();
        }
    }

    @Nested
    class A_card_needs_no_number {
        @Test
        void where_it_is_a_single() {
            assertThat(pay(2, 1, 2).count(0)).noneMatch(CardCount::isQuestion);
        }

        @Test
        void where_one_unit_is_left_to_pay() {
            assertThat(pay(1, 2, 2).count(0)).containsExactly(new CardCount(0, 1, 1));
        }

        @Test
        void where_all_units_are_needed() {
            assertThat(pay(3, 2, 1).count(0)).containsExactly(new CardCount(0, 2, 2));
        }

        @Test
        void but_one_where_it_decides_how_many_cards_follow() {
            assertThat(pay(3, 3, 1).count(0)).containsExactly(new CardCount(0, 2, 3));
        }
    }

    @Nested
    class A_payment {
        @Test
        void of_nothing_is_made() {
            assertThat(pay(0, 1, 2).isPaid()).isTrue();
            assertThat(pay(0, 1, 2).choices()).isZero();
        }

        @Test
        void cannot_be_made_with_too_few_units() {
            assertThat(pay(4, 1, 2).canBePaid()).isFalse();
            assertThat(pay(4, 1, 2).choices()).isZero();
            assertThat(pay(3, 1, 2).canBePaid()).isTrue();
        }

        @Test
        void takes_no_card_that_cannot_pay() {
            assertThat(pay(1, 0, 1).choices()).isEqualTo(0b10L);
        }

        @Test
        void in_ascending_order_passes_over_no_card_that_is_needed() {
            Payment payment = Payment.ascending(2, Array.of(1, 1, 1));
            assertThat(payment.choices()).isEqualTo(0b011L);
            assertThat(payment.choose(1).choices()).isEqualTo(0b100L);
        }

        @Test
        void refuses_what_was_not_offered() {
            Payment payment = pay(2, 2, 1);
            assertThatThrownBy(() -> payment.choose(2)).hasMessageContaining("card 2 may not be discarded");
            assertThatThrownBy(() -> payment.choose(0, 3)).hasMessageContaining("card 0 may not count as 3");
            assertThatThrownBy(() -> payment.choose(0, 2).choose(1)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** All costs up to 5 with up to four cards of 0 to 3 units. */
    @Nested
    class Whatever_the_cards_and_the_cost {
        @Test
        @ForRule({"PKM-TURN-9", "PKM-R71"})
        void each_way_of_asking_allows_the_sets_that_the_rule_does() {
            for (int size = 0; size <= 4; size++) {
                for (int code = 0; code < 1 << 2 * size; code++) {
                    int cards = code;
                    Array<Integer> units = Array.range(0, size).map(i -> cards >> 2 * i & 3);
                    for (int cost = 0; cost <= 5; cost++) {
                        Set<Long> allowed = new TreeSet<>();
                        discard(units, cost, 0L, 0, allowed);
                        Payment any = Payment.of(cost, units);
                        Payment ascending = Payment.ascending(cost, units);
                        assertThat(byDone(any)).as("%d by %s", cost, units).isEqualTo(allowed);
                        assertThat(byCounts(any)).as("%d by %s", cost, units).isEqualTo(allowed);
                        assertThat(byDone(ascending))
                                .as("%d by %s", cost, units)
                                .isEqualTo(allowed);
                        assertThat(byCounts(ascending))
                                .as("%d by %s", cost, units)
                                .isEqualTo(allowed);
                        assertThat(any.canBePaid()).isEqualTo(!allowed.isEmpty());
                    }
                }
            }
        }

        /** The rule, word for word: one card after the other as any number, and none once the cost is reached. */
        private static void discard(Array<Integer> units, int cost, long chosen, int paid, Set<Long> allowed) {
            if (paid >= cost) {
                allowed.add(chosen);
                return;
            }
            for (int card = 0; card < units.size(); card++) {
                for (int count = 1; (chosen & 1L << card) == 0L && count <= units.get(card); count++) {
                    discard(units, cost, chosen | 1L << card, paid + count, allowed);
                }
            }
        }

        private static Set<Long> byDone(Payment payment) {
            Set<Long> reached = new TreeSet<>();
            if (payment.canStop()) {
                reached.add(payment.chosen());
            }
            for (int card : cards(payment)) {
                Set<Long> further = byDone(payment.choose(card));
                assertThat(further).as("dead end").isNotEmpty();
                reached.addAll(further);
            }
            return reached;
        }

        private static Set<Long> byCounts(Payment payment) {
            Set<Long> reached = new TreeSet<>();
            if (payment.isPaid()) {
                reached.add(payment.chosen());
            }
            for (int card : cards(payment)) {
                CardCount counts = payment.count(card).get();
                for (int count = counts.least(); count <= counts.most(); count++) {
                    Set<Long> further = byCounts(payment.choose(card, count));
                    assertThat(further).as("dead end").isNotEmpty();
                    reached.addAll(further);
                }
            }
            return reached;
        }

        private static Array<Integer> cards(Payment payment) {
            return Array.range(0, payment.units().size()).filter(payment::canChoose);
        }
    }
}
