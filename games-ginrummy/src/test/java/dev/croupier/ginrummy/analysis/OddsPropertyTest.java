package dev.croupier.ginrummy.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.ginrummy.ExhaustiveReference;
import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class OddsPropertyTest {
    @Provide
    Arbitrary<Tuple2<Long, Long>> handAndFewUnseen() {
        return Arbitraries.of(10, 13)
                .flatMap(HandArbitraries::hands)
                .flatMap(
                        hand -> HandArbitraries.handsFrom(Cards.DECK & ~hand, 4).map(unseen -> Tuple.of(hand, unseen)));
    }

    @Property(tries = 300)
    void one_draw_is_the_count_of_the_cards_that_do_it(
            @ForAll("handAndFewUnseen") Tuple2<Long, Long> cards,
            @ForAll AceRuns aceRuns,
            @ForAll @IntRange(max = 60) int limit) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        Odds odds = Odds.ofNextDraw(cards._1, cards._2, aceRuns);
        long within = Cards.of(Cards.list(cards._2)
                .filter(card -> reference.afterBestDiscard(cards._1 | card.mask(), 0) <= limit));
        assertThat(Odds.drawsWithin(cards._1, cards._2, limit, aceRuns)).isEqualTo(within);
        assertThat(odds.atMost(limit)).isEqualTo(Probability.of(Long.bitCount(within), 4));
        assertThat(odds.atMost(odds.current())).isEqualTo(Probability.ONE);
        assertThat(odds.distribution().values().fold(Probability.ZERO, Probability::plus))
                .isEqualTo(Probability.ONE);
        assertThat(Probability.ONE.minus(odds.improves()))
                .isEqualTo(odds.distribution().get(odds.current()).getOrElse(Probability.ZERO));
    }

    @Property(tries = 30)
    void two_draws_are_the_count_of_the_pairs_after_the_best_discard_between_them(
            @ForAll("handAndFewUnseen") Tuple2<Long, Long> cards,
            @ForAll AceRuns aceRuns,
            @ForAll @IntRange(max = 40) int limit) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        int favourable = 0;
        for (Card first : Cards.list(cards._2)) {
            long eleven = cards._1 | first.mask();
            int most = 0;
            for (Card discard : Cards.list(eleven)) {
                long ten = eleven ^ discard.mask();
                most = Math.max(
                        most,
                        Cards.list(cards._2 ^ first.mask())
                                .count(second -> reference.minimum(ten) <= limit
                                        || reference.afterBestDiscard(ten | second.mask(), 0) <= limit));
            }
            favourable += most;
        }
        assertThat(Odds.withinTwoDraws(cards._1, cards._2, limit, aceRuns)).isEqualTo(Probability.of(favourable, 12));
    }
}
