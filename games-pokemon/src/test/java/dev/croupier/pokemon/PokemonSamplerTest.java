package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.pile.Pile;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import dev.croupier.verification.SamplerUniformity;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The sampler against every table that an observer may be looking at, with decks of few cards. */
class PokemonSamplerTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);
    private static final PokemonRules RULES = PokemonRules.seed().withPrizes(1);
    private static final Array<Card> ENERGY = Array.range(1, 8).flatMap(number -> TestDecks.of(1, "MEE", "" + number));
    private static final Array<Card> GASTLY = TestDecks.of(1, "PFL", "54");

    private static Pokemon game(Array<Card> first, Array<Card> second) {
        return Pokemon.of(RULES, Array.of(first, second));
    }

    private static void isUniform(Pokemon game, Observer observer, Array<PokemonState> states) {
        Prior prior = game.setting().decks().foldLeft(Prior.none(), (all, deck) -> all.with(deck.seat(), deck.cards()));
        SamplerUniformity.of(game, PokemonSampler.determinizer(prior)).check(observer, states);
    }

    @Nested
    class In_the_middle_of_a_game {
        private final Pokemon game = game(GASTLY.appendAll(ENERGY.take(3)), GASTLY.appendAll(ENERGY.take(2)));
        private final PokemonState start = game.start(Randomness.seeded(1)).state();

        private PokemonState with(Array<Integer> first, Array<Integer> second, boolean known) {
            Side one = start.side(FIRST)
                    .withHand(set(first.take(1)))
                    .withPile(pile(first.drop(2), List.of(0)))
                    .withPrizes(new Prizes(first.slice(1, 2), 0, known));
            Side two = start.side(SECOND)
                    .withHand(set(second.take(1)))
                    .withPile(new DrawPile(
                            new Pile(List.of(set(second.slice(1, 2)), set(second.slice(2, 3)))), List.of(0, 2)));
            return start.withSide(FIRST, one).withSide(SECOND, two);
        }

        private static DrawPile pile(Array<Integer> cards, List<Integer> knowers) {
            return new DrawPile(Pile.shuffled(set(cards)), knowers);
        }

        private static CardSet set(Array<Integer> numbers) {
            return numbers.foldLeft(CardSet.empty(), CardSet::with);
        }

        private Array<PokemonState> tables(boolean known) {
            Array<Array<Integer>> first =
                    Array.range(0, 4).permutations().map(Array::ofAll).toArray();
            Array<Array<Integer>> second =
                    Array.range(0, 3).permutations().map(Array::ofAll).toArray();
            return first.flatMap(one -> second.map(two -> with(one, two, known)))
                    .distinct();
        }

        @Test
        void every_deal_to_hands_decks_and_prizes_is_as_likely() {
            Array<PokemonState> tables = tables(false);
            isUniform(game, FIRST, tables);
            isUniform(game, SECOND, tables);
            isUniform(game, Observer.SPECTATOR, tables);
        }

        @Test
        void who_has_looked_through_the_deck_knows_the_prizes_but_not_their_places() {
            Array<PokemonState> tables = tables(true);
            isUniform(game, FIRST, tables);
            isUniform(game, SECOND, tables);
        }
    }

    @Nested
    class In_the_set_up {

        private PokemonState placing(Pokemon game, int left) {
            PokemonState asked = game.start(Randomness.seeded(1)).state();
            PokemonAction first = game.legalActions(asked).head();
            PokemonState placing =
                    game.applyUnchecked(asked, first, Randomness.seeded(2)).state();
            CardSet hand = CardSet.range(0, 8).without(left);
            Side side = placing.side(SECOND).withHand(hand).withPile(DrawPile.shuffled(CardSet.of(left)));
            return placing.withSide(SECOND, side);
        }

        /** Every table that the second player's choices lead to, while the first has put down nothing. */
        private Array<PokemonState> tables(Pokemon game) {
            LinkedHashSet<PokemonState> found = LinkedHashSet.empty();
            List<PokemonState> open = List.range(0, 8).map(left -> placing(game, left));
            while (!open.isEmpty()) {
                PokemonState state = open.head();
                open = open.tail();
                found = found.add(state);
                for (PokemonAction action : game.legalActions(state, SECOND)) {
                    open = open.prepend(game.applyUnchecked(state, action, Randomness.seeded(3))
                            .state());
                }
            }
            return found.toArray();
        }

        @Test
        void nothing_tells_how_many_cards_another_has_put_down() {
            Pokemon game =
                    game(GASTLY, GASTLY.appendAll(GASTLY).appendAll(GASTLY).appendAll(ENERGY.take(5)));
            PokemonState none = placing(game, 7);
            PokemonAction put = game.legalActions(none, SECOND).head();
            PokemonState one =
                    game.applyUnchecked(none, put, Randomness.seeded(3)).state();
            assertThat(game.view(one, FIRST)).isEqualTo(game.view(none, FIRST));
            assertThat(game.view(one, SECOND)).isNotEqualTo(game.view(none, SECOND));
        }

        @Test
        void every_hand_with_every_choice_from_it_is_as_likely() {
            Array<Card> hidden = GASTLY.appendAll(GASTLY)
                    .appendAll(TestDecks.of(1, "MEW", "63"))
                    .appendAll(ENERGY.take(5));
            Pokemon game = game(GASTLY, hidden);
            Array<PokemonState> tables = tables(game);
            assertThat(tables.size()).isGreaterThan(50);
            isUniform(game, FIRST, tables);
        }
    }

    @Nested
    class With_candidates {
        private final Pokemon game = game(GASTLY.appendAll(ENERGY), GASTLY.appendAll(ENERGY));
        private final PokemonView view;

        With_candidates() {
            PokemonState start = game.start(Randomness.seeded(1)).state();
            Side side = start.side(SECOND);
            CardSet seen = CardSet.of(2, 3);
            view = game.view(
                    start.withSide(
                            SECOND,
                            side.withDiscard(seen)
                                    .withPile(DrawPile.shuffled(
                                            side.pile().cards().minus(seen)))),
                    FIRST);
        }

        @Test
        void those_that_lack_what_was_seen_or_have_another_size_are_left_out() {
            Array<Card> other = GASTLY.appendAll(TestDecks.of(7, "MEE", "8"));
            Prior prior = Prior.none()
                    .with(SECOND, other)
                    .with(SECOND, GASTLY.appendAll(ENERGY).appendAll(GASTLY))
                    .with(SECOND, GASTLY.appendAll(ENERGY), 3);
            assertThat(PokemonSampler.fitting(view, prior, SECOND))
                    .containsExactly(new Prior.Candidate(GASTLY.appendAll(ENERGY), 3));
            assertThatThrownBy(() -> new PokemonSampler()
                            .sample(
                                    view,
                                    Prior.none().with(SECOND, other),
                                    Randomness.seeded(1).open()))
                    .isInstanceOfSatisfying(NoDeckFits.class, none -> {
                        assertThat(none.seat()).isEqualTo(SECOND);
                        assertThat(none.seen()).hasSize(2);
                    });
        }

        @Test
        void none_is_needed_where_lists_are_open() {
            Pokemon open = Pokemon.of(
                    RULES.withDeckLists(DeckLists.OPEN), game.setting().decks().map(deck -> deck.cards()));
            PokemonState start = open.start(Randomness.seeded(1)).state();
            PokemonState sample = new PokemonSampler()
                    .sample(
                            open.view(start, SECOND),
                            Prior.none(),
                            Randomness.seeded(1).open());
            assertThat(sample).isEqualTo(start);
            assertThat(game.view(start, SECOND).side(FIRST).deckList()).isNotEmpty();
            assertThat(view.side(SECOND).deckList()).isEmpty();
        }
    }
}
