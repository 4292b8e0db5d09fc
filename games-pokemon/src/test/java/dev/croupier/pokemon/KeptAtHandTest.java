package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Seats;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Stage;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is kept at hand for speed says the same as what it follows from. */
class KeptAtHandTest {
    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    private static void play(int one, int other, BiConsumer<Pokemon, PokemonState> check) {
        Pokemon game = Pokemon.of(PokemonRules.official2026(), Array.of(DECKS.get(one), DECKS.get(other)));
        var chance = Seeded.of(10L * one + other).openUnnoted();
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(one + 5L * other));
        IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
        while (!legal.isEmpty()) {
            check.accept(game, step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
            legal = game.legalActions(step.state());
        }
    }

    private static boolean asks(PokemonState state, Hook hook) {
        return state.stadium() != null && asks(state.stadium().placed(), hook)
                || state.sides()
                        .exists(side -> side.lasting().exists(lasting -> asks(lasting, hook))
                                || side.inPlay().exists(pokemon -> asks(pokemon, hook)));
    }

    private static boolean asks(InPlay pokemon, Hook hook) {
        return asks(pokemon.top(), hook)
                || pokemon.energy().exists(placed -> asks(placed, hook))
                || pokemon.tools().exists(placed -> asks(placed, hook))
                || pokemon.lasting().exists(lasting -> asks(lasting, hook));
    }

    private static boolean asks(Placed placed, Hook hook) {
        return (placed.hooks() & hook.bit()) != 0;
    }

    private static boolean asks(Lasting lasting, Hook hook) {
        return lasting.passive().hook() == hook;
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 3", "3, 4", "4, 0"})
    void the_hooks_of_a_table_are_those_of_all_that_is_on_it(int one, int other) {
        play(one, other, (game, state) -> {
            for (Hook hook : Hook.values()) {
                assertThat(state.asks(hook)).as("%s", hook).isEqualTo(asks(state, hook));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "3, 1", "4, 4"})
    void the_places_of_a_side_are_its_Pokemon_in_play(int one, int other) {
        play(one, other, (game, state) -> {
            for (Side side : state.sides()) {
                assertThat(Array.range(0, side.count()).map(side::at)).isEqualTo(side.inPlay());
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "1, 4", "2, 2"})
    void the_legal_actions_of_a_table_are_those_of_the_seats_that_may_act(int one, int other) {
        play(one, other, (game, state) -> {
            IndexedSeq<Seat> seats = game.turn(state).toAct();
            assertThat(game.legalActions(state)).isEqualTo(seats.flatMap(seat -> game.legalActions(state, seat)));
        });
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 4", "3, 3"})
    void by_default_nothing_is_done_where_that_is_possible(int one, int other) {
        play(one, other, (game, state) -> {
            for (Seat seat : game.turn(state).toAct()) {
                IndexedSeq<PokemonAction> legal = game.legalActions(state, seat);
                PokemonAction nothing = legal.find(action -> action instanceof PokemonAction.EndTurn
                                || action instanceof PokemonAction.Answer answer
                                        && answer.choice() instanceof Choice.Done)
                        .getOrElse(legal.head());
                assertThat(game.turn(state).decision(seat).get().byDefault()).contains(nothing);
            }
        });
    }

    @Test
    void a_deck_finds_copies_and_Evolutions_as_its_cards_say() {
        for (Array<Card> cards : DECKS) {
            DeckList deck = DeckList.of(Seat.of(0), cards);
            for (int number = 0; number < deck.size(); number++) {
                Card card = deck.card(number);
                boolean isPokemon = card.face() instanceof Face.Pokemon;
                assertThat(deck.evolutions().contains(number))
                        .isEqualTo(isPokemon && !card.pokemon().stage().isBasic());
                assertThat(deck.secondStages().contains(number))
                        .isEqualTo(isPokemon && card.pokemon().stage() == Stage.STAGE_2);
                for (int other = 0; other < deck.size(); other++) {
                    assertThat(deck.areCopies(number, other)).isEqualTo(card.equals(deck.card(other)));
                }
            }
            var odd = deck.all().filter(number -> number % 2 == 1);
            assertThat(deck.where(odd, Card::isEnergy)).isEqualTo(odd.intersection(deck.energy()));
        }
    }

    @Test
    void lists_of_seats_go_round_tables_of_any_size() {
        for (int seats = 1; seats <= 6; seats++) {
            for (int first = 0; first < seats; first++) {
                Array<Seat> round = Seats.from(Seat.of(first), seats);
                assertThat(round).hasSize(seats).doesNotHaveDuplicates();
                for (int step = 0; step < seats; step++) {
                    assertThat(round.get(step).index()).isEqualTo((first + step) % seats);
                }
                assertThat(Seats.only(Seat.of(first))).containsExactly(Seat.of(first));
            }
        }
    }
}
