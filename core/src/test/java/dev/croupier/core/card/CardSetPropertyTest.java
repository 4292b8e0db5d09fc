package dev.croupier.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CardSetPropertyTest {
    @Provide
    Arbitrary<SortedSet<Integer>> sets() {
        Arbitrary<Integer> cards = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 127), Arbitraries.of(0, 1, 62, 63, 64, 65, 126, 127));
        return cards.set().ofMaxSize(128).map(set -> new TreeSet<>(set));
    }

    @Provide
    Arbitrary<Integer> cards() {
        return Arbitraries.oneOf(Arbitraries.integers().between(0, 127), Arbitraries.of(0, 63, 64, 127));
    }

    private static CardSet of(Set<Integer> cards) {
        return CardSet.of(cards.stream().mapToInt(card -> card).toArray());
    }

    @Property
    void holds_its_cards_in_ascending_order(@ForAll("sets") SortedSet<Integer> model) {
        CardSet set = of(model);
        assertThat(set.stream().boxed()).containsExactlyElementsOf(model);
        assertThat(set.map(card -> card)).containsExactlyElementsOf(model);
        List<Integer> iterated = new ArrayList<>();
        set.iterator().forEachRemaining((int card) -> iterated.add(card));
        assertThat(iterated).containsExactlyElementsOf(model);
        assertThat(set.size()).isEqualTo(model.size());
        assertThat(set.isEmpty()).isEqualTo(model.isEmpty());
    }

    @Property
    void finds_cards_by_place_and_places_by_card(@ForAll("sets") SortedSet<Integer> model, @ForAll("cards") int card) {
        CardSet set = of(model);
        int place = 0;
        for (int held : model) {
            assertThat(set.nth(place)).isEqualTo(held);
            assertThat(set.placeOf(held)).isEqualTo(place);
            place++;
        }
        assertThat(set.placeOf(card)).isEqualTo(model.headSet(card).size());
    }

    @Property
    void gains_and_loses_one_card(@ForAll("sets") SortedSet<Integer> model, @ForAll("cards") int card) {
        CardSet set = of(model);
        assertThat(set.contains(card)).isEqualTo(model.contains(card));
        TreeSet<Integer> more = new TreeSet<>(model);
        more.add(card);
        TreeSet<Integer> fewer = new TreeSet<>(model);
        fewer.remove(card);
        assertThat(set.with(card)).isEqualTo(of(more)).hasSameHashCodeAs(of(more));
        assertThat(set.without(card)).isEqualTo(of(fewer));
        assertThat(set).isEqualTo(of(model));
    }

    @Property
    void does_the_algebra_of_sets(@ForAll("sets") SortedSet<Integer> one, @ForAll("sets") SortedSet<Integer> other) {
        TreeSet<Integer> union = new TreeSet<>(one);
        union.addAll(other);
        TreeSet<Integer> common = new TreeSet<>(one);
        common.retainAll(other);
        TreeSet<Integer> difference = new TreeSet<>(one);
        difference.removeAll(other);
        assertThat(of(one).union(of(other))).isEqualTo(of(union));
        assertThat(of(one).intersection(of(other))).isEqualTo(of(common));
        assertThat(of(one).minus(of(other))).isEqualTo(of(difference));
        assertThat(of(one).intersects(of(other))).isEqualTo(!common.isEmpty());
        assertThat(of(one).containsAll(of(other))).isEqualTo(one.containsAll(other));
        assertThat(of(union).containsAll(of(one))).isTrue();
        assertThat(of(one).equals(of(other))).isEqualTo(one.equals(other));
    }

    @Property
    void keeps_what_is_wanted(@ForAll("sets") SortedSet<Integer> model) {
        TreeSet<Integer> odd = new TreeSet<>(model);
        odd.removeIf(card -> card % 2 == 0);
        assertThat(of(model).filter(card -> card % 2 == 1)).isEqualTo(of(odd));
    }

    @Property
    void is_its_two_words(@ForAll long low, @ForAll long high) {
        CardSet set = CardSet.ofBits(low, high);
        assertThat(set.low()).isEqualTo(low);
        assertThat(set.high()).isEqualTo(high);
        assertThat(CardSet.of(set.stream().toArray())).isEqualTo(set);
        assertThat(CardSet.ofBits(low)).isEqualTo(CardSet.ofBits(low, 0L));
    }
}
