package dev.croupier.raid.payment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Against all sets of cards there are. */
@ForRule({"RAID-51", "RAID-D17"})
class BossPaymentPropertyTest {
    @Provide
    Arbitrary<List<AttachedEnergy>> cards() {
        return Combinators.combine(Arbitraries.integers().between(0, 4), Arbitraries.of(true, false))
                .as(AttachedEnergy::new)
                .list()
                .ofMaxSize(9);
    }

    /** The sets, as bits, that reach the cost and of which none has fewer cards. */
    private static Array<Integer> fewest(List<AttachedEnergy> cards, int cost) {
        Array<Integer> paying =
                Array.range(0, 1 << cards.size()).filter(set -> sum(cards, set, AttachedEnergy::units) >= cost);
        Option<Integer> size = paying.map(Integer::bitCount).min();
        return paying.filter(set -> size.contains(Integer.bitCount(set)));
    }

    private static int sum(List<AttachedEnergy> cards, int set, java.util.function.ToIntFunction<AttachedEnergy> what) {
        int sum = 0;
        for (int place = 0; place < cards.size(); place++) {
            sum += (set >> place & 1) == 1 ? what.applyAsInt(cards.get(place)) : 0;
        }
        return sum;
    }

    private static Array<Integer> places(int set) {
        return Array.range(0, Integer.SIZE).filter(place -> (set >> place & 1) == 1);
    }

    private static TreeSet<String> reached(BossPayment payment, Array<Integer> chosen) {
        Array<Integer> next = payment.next(chosen);
        return next.isEmpty()
                ? TreeSet.of(chosen.mkString(" "))
                : TreeSet.ofAll(next.flatMap(place -> reached(payment, chosen.append(place))));
    }

    @Property
    void the_best_of_the_smallest_sets_is_discarded(
            @ForAll("cards") List<AttachedEnergy> cards, @ForAll @IntRange(max = 9) int cost) {
        // Of two sets the one with the lower card that the other lacks was attached first: its reversed bits are the
        // greater.
        Comparator<Integer> best = Comparator.<Integer>comparingInt(set -> sum(cards, set, AttachedEnergy::units))
                .thenComparingInt(set -> sum(cards, set, card -> card.isBasic() ? 0 : 1))
                .thenComparing((one, other) -> Integer.compareUnsigned(Integer.reverse(other), Integer.reverse(one)));
        Option<Array<Integer>> expected = fewest(cards, cost).minBy(best).map(BossPaymentPropertyTest::places);

        BossPayment payment = new BossPayment(Array.ofAll(cards), cost);

        assertThat(payment.discarded()).isEqualTo(expected);
        assertThat(payment.fewest()).isEqualTo(expected.map(Array::size));
        assertThat(payment.canBePaid()).isEqualTo(expected.isDefined());
    }

    @Property
    void who_chooses_reaches_each_of_the_smallest_sets_and_no_other(
            @ForAll("cards") List<AttachedEnergy> cards, @ForAll @IntRange(max = 9) int cost) {
        BossPayment payment = new BossPayment(Array.ofAll(cards), cost);
        Array<Integer> sets = fewest(cards, cost);

        assertThat(reached(payment, Array.empty()))
                .isEqualTo(
                        sets.isEmpty()
                                ? TreeSet.of("")
                                : TreeSet.ofAll(sets.map(set -> places(set).mkString(" "))));
    }
}
