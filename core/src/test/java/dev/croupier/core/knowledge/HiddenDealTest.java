package dev.croupier.core.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import org.junit.jupiter.api.Test;

class HiddenDealTest {
    private static final TreeMap<String, CardSet> UNSEEN =
            TreeMap.of("ace", CardSet.of(0, 1), "king", CardSet.of(2, 3), "ten", CardSet.of(4));
    private static final TreeMap<Integer, Integer> ROOM = TreeMap.of(1, 2, 2, 1, 3, 2);
    private static final Whereabouts<String, Integer> NOTHING = Whereabouts.none();

    private static Outcomes<TreeMap<Integer, CardSet>> all(Whereabouts<String, Integer> known) {
        return Outcomes.<TreeMap<Integer, CardSet>, String>of(
                        randomness -> {
                            Chance chance = randomness.open();
                            TreeMap<Integer, CardSet> deal = HiddenDeal.draw(UNSEEN, ROOM, known, chance);
                            return new Step<>(deal, Array.empty(), chance.close(), chance.after());
                        },
                        100_000)
                .by(Step::state);
    }

    private static void isUniformOver(Array<TreeMap<Integer, CardSet>> deals, Whereabouts<String, Integer> known) {
        Outcomes<TreeMap<Integer, CardSet>> drawn = all(known);
        assertThat(drawn.entries().map(Outcomes.Entry::value)).containsExactlyInAnyOrderElementsOf(deals);
        assertThat(drawn.entries().map(Outcomes.Entry::probability)).containsOnly(Probability.of(1, deals.size()));
    }

    private static boolean holds(TreeMap<Integer, CardSet> deal, int place, int... cards) {
        return deal.get(place).get().intersects(CardSet.of(cards));
    }

    @Test
    void everyDealIsAsLikelyWhenNothingIsKnown() {
        assertThat(all(NOTHING).entries()).hasSize(30);
        assertThat(all(NOTHING).entries().map(Outcomes.Entry::probability)).containsOnly(Probability.of(1, 30));
    }

    @Test
    void everyDealThatFitsIsAsLikelyAsAnyOther() {
        Array<TreeMap<Integer, CardSet>> deals = all(NOTHING).entries().map(Outcomes.Entry::value);
        isUniformOver(deals.filter(deal -> holds(deal, 1, 0, 1)), NOTHING.cameTo(1, "ace"));
        isUniformOver(
                deals.filter(deal -> holds(deal, 1, 0, 1) || holds(deal, 2, 0, 1)),
                NOTHING.cameTo(1, "ace").wentUnseen(1, 2));
        isUniformOver(
                deals.filter(deal -> holds(deal, 1, 0, 1) && (holds(deal, 2, 2, 3) || holds(deal, 3, 2, 3))),
                NOTHING.cameTo(1, "ace").cameTo(2, "king").wentUnseen(2, 3));
    }

    @Test
    void twoClaimsNeedTwoCards() {
        assertThat(all(NOTHING.cameTo(1, "ace").cameTo(1, "ace")).entries())
                .allMatch(entry -> entry.value().get(1).get().equals(CardSet.of(0, 1)));
    }

    @Test
    void knowledgeThatNoDealFitsIsAnError() {
        assertThatThrownBy(() -> all(NOTHING.cameTo(1, "ten").cameTo(2, "ten")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ten@1 ten@2");
    }

    @Test
    void aClaimMayBeAboutACardThatIsSeenThere() {
        Whereabouts<String, Integer> known = NOTHING.cameTo(1, "ten").cameTo(1, "ten");
        TreeMap<Integer, Array<String>> present = TreeMap.of(1, Array.of("ten"));
        assertThat(HiddenDeal.isPossible(UNSEEN, ROOM, TreeMap.empty(), known)).isFalse();
        assertThat(HiddenDeal.isPossible(UNSEEN, ROOM, present, known)).isTrue();
        for (int seed = 0; seed < 20; seed++) {
            TreeMap<Integer, CardSet> deal = HiddenDeal.draw(
                    UNSEEN, ROOM, present, known, Randomness.seeded(seed).open());
            assertThat(deal.get(1).get().contains(4)).isTrue();
        }
    }

    @Test
    void aClaimMayBeAboutACardOfWhichNoCopyIsLeft() {
        Whereabouts<String, Integer> known = NOTHING.cameTo(1, "queen");
        TreeMap<Integer, Array<String>> present = TreeMap.of(1, Array.of("queen"));
        assertThat(HiddenDeal.isPossible(UNSEEN, ROOM, present, known)).isTrue();
        TreeMap<Integer, CardSet> deal = HiddenDeal.draw(
                UNSEEN, ROOM, present, known, Randomness.seeded(1).open());
        assertThat(deal.values().reduce(CardSet::union)).isEqualTo(CardSet.of(0, 1, 2, 3, 4));
    }

    @Test
    void aWholeDeckWithClaimsIsDealtFromBigNumbers() {
        TreeMap<String, CardSet> deck = TreeMap.of("low", CardSet.range(0, 60), "high", CardSet.range(60, 120));
        TreeMap<Integer, Integer> room = TreeMap.of(1, 40, 2, 40, 3, 40);
        TreeMap<Integer, CardSet> deal = HiddenDeal.draw(
                deck, room, NOTHING.cameTo(2, "high"), Randomness.seeded(1).open());
        assertThat(deal.values().map(CardSet::size)).containsOnly(40);
        assertThat(deal.values().reduce(CardSet::union)).isEqualTo(CardSet.range(0, 120));
    }
}
