package dev.croupier.ginrummy.meld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.ginrummy.ExhaustiveReference;
import dev.croupier.ginrummy.HandArbitraries;
import dev.croupier.ginrummy.card.Cards;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class DeadwoodPropertyTest {
    @Provide
    Arbitrary<Long> hands() {
        return Arbitraries.integers().between(0, 14).flatMap(HandArbitraries::hands);
    }

    @Provide
    Arbitrary<Long> handsBeforeTheDiscard() {
        return Arbitraries.of(11, 11, 14, 14, 9, 12).flatMap(HandArbitraries::hands);
    }

    @Property(tries = 3000)
    void the_minimum_is_that_of_the_exhaustive_search(@ForAll("hands") long cards, @ForAll AceRuns aceRuns) {
        assertThat(Deadwood.of(aceRuns).minimum(cards)).isEqualTo(new ExhaustiveReference(aceRuns).minimum(cards));
    }

    @Property
    void what_each_discard_leaves_is_the_minimum_of_the_other_cards(
            @ForAll("handsBeforeTheDiscard") long cards, @ForAll AceRuns aceRuns) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        int[] expected = Cards.list(cards)
                .toJavaStream()
                .mapToInt(card -> reference.minimum(cards ^ card.mask()))
                .toArray();
        assertThat(Deadwood.of(aceRuns).afterEachDiscard(cards)).isEqualTo(expected);
    }

    @Property(tries = 3000)
    void the_best_discard_is_the_first_that_leaves_least(
            @ForAll("handsBeforeTheDiscard") long cards, @ForAll AceRuns aceRuns) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        int best = Deadwood.of(aceRuns).bestDiscard(cards);
        int least = reference.afterBestDiscard(cards, Cards.NONE);
        int first = Cards.list(cards)
                .find(card -> reference.minimum(cards ^ card.mask()) == least)
                .get()
                .number();
        assertThat(Deadwood.deadwood(best)).isEqualTo(least);
        assertThat(Deadwood.card(best)).isEqualTo(first);
    }

    @Property
    void an_excluded_card_stays_in_the_hand_whatever_it_costs(
            @ForAll("handsBeforeTheDiscard") long cards,
            @ForAll AceRuns aceRuns,
            @ForAll @IntRange(max = 14) int limit) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        Deadwood deadwood = Deadwood.of(aceRuns);
        Cards.list(cards).forEach(taken -> {
            int least = reference.afterBestDiscard(cards, taken.mask());
            int best = deadwood.bestDiscard(cards, taken.number());
            assertThat(Deadwood.deadwood(best)).isEqualTo(least);
            assertThat(Deadwood.card(best)).isNotEqualTo(taken.number());
            assertThat(deadwood.afterDiscard(cards, Deadwood.card(best))).isEqualTo(least);
            assertThat(deadwood.knockPossible(cards, limit, taken.number())).isEqualTo(least <= limit);
        });
    }

    @Property
    void the_discards_within_a_limit_are_all_that_leave_no_more(
            @ForAll("handsBeforeTheDiscard") long cards,
            @ForAll AceRuns aceRuns,
            @ForAll @IntRange(max = 40) int limit) {
        ExhaustiveReference reference = new ExhaustiveReference(aceRuns);
        Deadwood deadwood = Deadwood.of(aceRuns);
        long expected = Cards.of(Cards.list(cards).filter(card -> reference.minimum(cards ^ card.mask()) <= limit));
        assertThat(deadwood.discardsWithin(cards, limit, Deadwood.NO_CARD)).isEqualTo(expected);
        assertThat(deadwood.knockPossible(cards, limit, Deadwood.NO_CARD)).isEqualTo(expected != 0);
        Cards.list(cards)
                .forEach(taken -> assertThat(deadwood.discardsWithin(cards, limit, taken.number()))
                        .isEqualTo(expected & ~taken.mask()));
    }

    @Property
    void one_more_place_for_the_ace_never_costs_points(@ForAll("hands") long cards) {
        int low = Deadwood.of(AceRuns.LOW).minimum(cards);
        int highOrLow = Deadwood.of(AceRuns.HIGH_OR_LOW).minimum(cards);
        int aroundTheCorner = Deadwood.of(AceRuns.AROUND_THE_CORNER).minimum(cards);
        assertThat(low).isGreaterThanOrEqualTo(highOrLow);
        assertThat(highOrLow).isGreaterThanOrEqualTo(aroundTheCorner);
    }
}
