package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Every hand, and every set of cards that may follow it, of decks so small that all can be looked at. */
class DeckOddsPropertyTest {
    private static final int HAND = 7;

    @Provide
    Arbitrary<List<Card>> decks() {
        return Arbitraries.of(Cards.TOXEL, Cards.SWITCH, Cards.SWITCH, Cards.DARKNESS, Cards.basic("Wanted", "A 1"))
                .list()
                .ofMinSize(10)
                .ofMaxSize(12);
    }

    /** The chance, among all kept hands with all sets of so many cards besides, that the two together are so. */
    private static Probability chance(List<Card> deck, int besides, Event event) {
        long all = 0;
        long those = 0;
        for (int hand = 0; hand < 1 << deck.size(); hand++) {
            if (Integer.bitCount(hand) == HAND && count(deck, hand, Card::isBasicPokemon) > 0) {
                for (int other = 0; other < 1 << deck.size(); other++) {
                    if ((hand & other) == 0 && Integer.bitCount(other) == besides) {
                        all++;
                        those += event.happens(hand, other) ? 1 : 0;
                    }
                }
            }
        }
        return Probability.of(those, all);
    }

    private interface Event {
        boolean happens(int hand, int other);
    }

    private static int count(List<Card> deck, int cards, Predicate<Card> wanted) {
        IntPredicate taken = number -> (cards >> number & 1) != 0;
        int count = 0;
        for (int number = 0; number < deck.size(); number++) {
            count += taken.test(number) && wanted.test(deck.get(number)) ? 1 : 0;
        }
        return count;
    }

    private static Array<Predicate<Card>> questions() {
        return Array.of(
                Card::isTrainer,
                Card::isBasicPokemon,
                card -> card.name().equals("Wanted"),
                card -> card.name().equals("Wanted") || card.isEnergy());
    }

    @Property(tries = 15)
    void they_are_those_of_all_deals(
            @ForAll("decks") List<Card> deck, @ForAll @IntRange(max = 3) int prizes, @ForAll @IntRange(max = 6) int k) {
        Assume.that(deck.stream().anyMatch(Card::isBasicPokemon));
        DeckOdds odds = new DeckOdds(Array.ofAll(deck), prizes);
        int draws = Math.min(Going.SECOND.draws(k), deck.size() - HAND - prizes);
        for (var wanted : questions()) {
            assertThat(odds.opensWith(wanted, k))
                    .isEqualTo(chance(deck, 0, (hand, none) -> count(deck, hand, wanted) == k));
            assertThat(odds.opensWith(wanted))
                    .isEqualTo(chance(deck, 0, (hand, none) -> count(deck, hand, wanted) > 0));
            assertThat(odds.prized(wanted, k))
                    .isEqualTo(chance(deck, prizes, (hand, prized) -> count(deck, prized, wanted) == k));
            assertThat(odds.inHandByTurn(wanted, k, Going.SECOND))
                    .isEqualTo(chance(deck, draws, (hand, drawn) -> count(deck, hand | drawn, wanted) > 0));
        }
    }
}
