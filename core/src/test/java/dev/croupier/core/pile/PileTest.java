package dev.croupier.core.pile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Happening;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PileTest {
    private static final CardSet FOUR = CardSet.of(0, 1, 2, 3);

    private static List<Integer> drawAll(Pile pile, Chance chance) {
        List<Integer> drawn = List.empty();
        for (Pile rest = pile; !rest.isEmpty(); ) {
            Pile.Drawn one = rest.draw(chance);
            drawn = drawn.append(one.card());
            rest = one.rest();
        }
        return drawn;
    }

    /** How likely each result is, when {@code play} runs on a pile. */
    private static TreeMap<String, Probability> onPile(Pile pile, BiFunction<Pile, Chance, List<Integer>> play) {
        Outcomes<Step<List<Integer>, String>> outcomes = Outcomes.of(
                source -> {
                    Happening<String> happening = Happening.from(source);
                    return happening.endsIn(play.apply(pile, happening.chance()));
                },
                100_000);
        return TreeMap.ofEntries(outcomes.by(step -> step.state().mkString(" "))
                .entries()
                .map(entry -> new io.vavr.Tuple2<>(entry.value(), entry.probability())));
    }

    /** How likely each result is over all permutations of {@code cards} as a list, top first; several lists are equally likely. */
    private static TreeMap<String, Probability> onLists(
            CardSet cards, Function<List<Integer>, ? extends Iterable<List<Integer>>> play) {
        Vector<Vector<String>> results = List.ofAll(cards.map(card -> card))
                .permutations()
                .map(list -> Vector.ofAll(play.apply(list)).map(result -> result.mkString(" ")))
                .toVector();
        TreeMap<String, Probability> odds = TreeMap.empty();
        for (Vector<String> equallyLikely : results) {
            for (String result : equallyLikely) {
                odds = odds.put(
                        result, Probability.of(1, (long) results.size() * equallyLikely.size()), Probability::plus);
            }
        }
        return odds;
    }

    private static List<List<Integer>> permutations(Integer... cards) {
        return List.of(cards).permutations();
    }

    @Nested
    class Has_the_distribution_of_a_shuffled_list {
        @Test
        void when_it_is_drawn_to_the_end() {
            assertThat(onPile(Pile.shuffled(FOUR), PileTest::drawAll))
                    .isEqualTo(onLists(FOUR, List::of))
                    .hasSize(24);
        }

        @Test
        void when_cards_are_put_under_it_in_random_order_and_one_is_put_on_top() {
            assertThat(onPile(
                            Pile.shuffled(CardSet.of(0, 1, 2)),
                            (pile, chance) ->
                                    drawAll(pile.putUnder(CardSet.of(7, 8)).putOnTop(9), chance)))
                    .isEqualTo(onLists(
                            CardSet.of(0, 1, 2),
                            list -> permutations(7, 8)
                                    .map(under -> list.appendAll(under).prepend(9))))
                    .hasSize(12);
        }

        @Test
        void when_the_top_is_looked_at_and_goes_under() {
            assertThat(onPile(Pile.shuffled(FOUR), (pile, chance) -> {
                        Pile.Looked looked = pile.look(2, chance);
                        int top = looked.cards().head();
                        List<Integer> rest = drawAll(looked.pile().without(top).putUnder(top), chance);
                        return rest.prependAll(looked.cards());
                    }))
                    .isEqualTo(onLists(
                            FOUR,
                            list -> List.of(list.tail().append(list.head()).prependAll(list.take(2)))));
        }

        @Test
        void when_the_looked_at_cards_are_shuffled_back() {
            assertThat(onPile(Pile.shuffled(CardSet.of(0, 1, 2)), (pile, chance) -> {
                        Pile.Looked looked = pile.look(2, chance);
                        return drawAll(looked.pile().shuffle(), chance).prependAll(looked.cards());
                    }))
                    .isEqualTo(onLists(
                            CardSet.of(0, 1, 2),
                            list -> permutations(0, 1, 2).map(shuffled -> shuffled.prependAll(list.take(2)))));
        }

        @Test
        void when_a_drawn_card_is_shuffled_in_again() {
            assertThat(onPile(Pile.shuffled(CardSet.of(0, 1, 2)), (pile, chance) -> {
                        Pile.Drawn drawn = pile.draw(chance);
                        return drawAll(drawn.rest().shuffleIn(CardSet.of(drawn.card(), 5)), chance)
                                .prepend(drawn.card());
                    }))
                    .isEqualTo(onLists(
                            CardSet.of(0, 1, 2),
                            list -> permutations(0, 1, 2, 5).map(shuffled -> shuffled.prepend(list.head()))));
        }

        @Test
        void when_a_card_is_searched_for_and_the_others_keep_their_places() {
            assertThat(onPile(
                            Pile.shuffled(FOUR).putUnder(CardSet.of(8, 9)),
                            (pile, chance) -> drawAll(pile.without(2).without(9), chance)))
                    .isEqualTo(onLists(FOUR, list -> List.of(list.remove(2).append(8))));
        }
    }

    @Nested
    class Looking {
        @Test
        void makes_the_top_known_and_leaves_the_rest_unknown() {
            Pile.Looked looked =
                    Pile.shuffled(FOUR).look(2, Randomness.seeded(1).open());
            assertThat(looked.cards()).hasSize(2);
            assertThat(looked.pile().segments())
                    .containsExactly(
                            CardSet.of(looked.cards().get(0)),
                            CardSet.of(looked.cards().get(1)),
                            FOUR.without(looked.cards().get(0))
                                    .without(looked.cards().get(1)));
            assertThat(looked.pile().top()).isEqualTo(CardSet.of(looked.cards().head()));
        }

        @Test
        void at_more_cards_than_there_are_shows_them_all() {
            Pile.Looked looked =
                    Pile.shuffled(FOUR).look(9, Randomness.seeded(1).open());
            assertThat(looked.cards()).containsExactlyInAnyOrder(0, 1, 2, 3);
            assertThat(looked.pile().cards()).isEqualTo(FOUR);
        }

        @Test
        void twice_shows_the_same() {
            Chance chance = Randomness.seeded(4).open();
            Pile.Looked once = Pile.shuffled(FOUR).look(3, chance);
            assertThat(once.pile().look(3, chance)).isEqualTo(once);
        }
    }

    @Nested
    class An_empty_pile {
        @Test
        void holds_nothing_and_gives_nothing() {
            Pile empty = Pile.shuffled(CardSet.empty());
            assertThat(empty).isEqualTo(Pile.empty());
            assertThat(empty.size()).isZero();
            assertThat(empty.top()).isEqualTo(CardSet.empty());
            assertThat(empty.shuffle()).isEqualTo(empty);
            assertThatExceptionOfType(NoSuchElementException.class)
                    .isThrownBy(() -> empty.draw(Randomness.seeded(1).open()));
        }

        @Test
        void comes_of_drawing_the_last_card() {
            assertThat(Pile.empty().putOnTop(5).draw(Randomness.seeded(1).open()))
                    .isEqualTo(new Pile.Drawn(5, Pile.empty()));
        }

        @Test
        void takes_nothing_from_nothing() {
            assertThat(Pile.empty().putOnTop(CardSet.empty()).putUnder(CardSet.empty()))
                    .isEqualTo(Pile.empty());
        }
    }

    @Test
    void counts_and_names_its_cards_wherever_they_lie() {
        Pile pile = Pile.shuffled(FOUR).putOnTop(64).putUnder(CardSet.of(100, 127));
        assertThat(pile.size()).isEqualTo(7);
        assertThat(pile.cards()).isEqualTo(CardSet.of(0, 1, 2, 3, 64, 100, 127));
        assertThat(pile).hasToString("{64}{0 1 2 3}{100 127}");
    }

    @Test
    void a_card_is_in_it_once_or_not_at_all() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Pile(List.of(CardSet.empty())));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.shuffled(FOUR).putUnder(3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.shuffled(FOUR).putOnTop(CardSet.of(3, 9)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Pile.shuffled(FOUR).shuffleIn(CardSet.of(3)));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> Pile.shuffled(FOUR).without(9))
                .withMessage("card 9 is not in the pile");
    }
}
