package dev.croupier.ginrummy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.ExhaustiveReference;
import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ArrangementsPropertyTest {
    @Provide
    Arbitrary<Long> hands() {
        return Arbitraries.of(0, 10, 11, 13, 14).flatMap(HandArbitraries::hands);
    }

    @Provide
    Arbitrary<Long> handsBeforeTheDiscard() {
        return Arbitraries.of(11, 14).flatMap(HandArbitraries::hands);
    }

    @Property
    void the_optimal_arrangements_are_those_of_the_exhaustive_search(
            @ForAll("hands") long cards, @ForAll AceRuns aceRuns) {
        Array<Arrangement> found = Arrangements.optimal(cards, aceRuns);
        Set<List<Long>> melds = new HashSet<>();
        found.forEach(arrangement ->
                melds.add(arrangement.melds().map(Meld::cards).sorted().asJava()));
        assertThat(melds).isEqualTo(new ExhaustiveReference(aceRuns).arrangements(cards));
        assertThat(found).hasSize(melds.size()).allSatisfy(arrangement -> {
            assertThat(arrangement.cards()).isEqualTo(cards);
            assertThat(arrangement.deadwood()).isEqualTo(Arrangements.minimum(cards, aceRuns));
            assertThat(arrangement.melds().asJava()).isSorted();
        });
    }

    @Property
    void the_discards_are_all_cards_the_best_first(@ForAll("hands") long cards, @ForAll AceRuns aceRuns) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        List<AfterDiscard> expected = Cards.list(cards)
                .toJavaStream()
                .map(card -> new AfterDiscard(card, reference.minimum(cards ^ card.mask())))
                .sorted(Comparator.comparing(AfterDiscard::deadwood).thenComparing(AfterDiscard::discard))
                .toList();
        assertThat(Arrangements.discards(cards, aceRuns)).containsExactlyElementsOf(expected);
        if (cards != Cards.NONE) {
            assertThat(Arrangements.bestDiscard(cards, aceRuns)).isEqualTo(expected.get(0));
        }
    }

    @Property(tries = 300)
    void no_other_knock_is_better_than_the_best(
            @ForAll("handsBeforeTheDiscard") long cards,
            @ForAll AceRuns aceRuns,
            @ForAll @IntRange(max = 20) int limit,
            @ForAll @IntRange(max = 10) int place) {
        Card taken = Cards.list(cards).get(place);
        Option<BestKnock> best = Arrangements.bestKnock(cards, limit, Option.some(taken), aceRuns);
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        int least = reference.afterBestDiscard(cards, taken.mask());
        assertThat(best.isDefined()).isEqualTo(least <= limit);
        best.forEach(knock -> {
            assertThat(knock.discard()).isNotEqualTo(taken);
            assertThat(knock.arrangement().deadwood()).isEqualTo(least);
            assertThat(knock.openings() & cards).isZero();
            if (least > 0) {
                assertThat(fewestOpenings(cards, least, taken, aceRuns)).isEqualTo(Long.bitCount(knock.openings()));
            }
        });
    }

    private static int fewestOpenings(long cards, int least, Card taken, AceRuns aceRuns) {
        return Cards.list(cards & ~taken.mask())
                .toJavaStream()
                .flatMap(discard ->
                        Arrangements.optimal(cards ^ discard.mask(), aceRuns).toJavaStream())
                .filter(arrangement -> arrangement.deadwood() == least)
                .mapToInt(arrangement -> openings(arrangement, cards, aceRuns))
                .min()
                .orElseThrow();
    }

    private static int openings(Arrangement arrangement, long cards, AceRuns aceRuns) {
        return Card.deck()
                .count(card ->
                        (cards & card.mask()) == 0 && arrangement.melds().exists(meld -> meld.takes(card, aceRuns)));
    }
}
