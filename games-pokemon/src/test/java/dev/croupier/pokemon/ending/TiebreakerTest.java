package dev.croupier.pokemon.ending;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.OwnPrizes;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TiebreakerTest {

    @Nested
    class When_a_text_makes_a_card_one_more_prize {
        private final Card burden = item("Burden", Do.draw(1), new OwnPrizes.PutThisCard());

        private Scene played(Round.Aim aim) {
            return scene().round(new Round(2, 6, aim))
                    .active(YOU, spot(KIT))
                    .active(OPPONENT, spot(PUP))
                    .prizesLeft(YOU, 6)
                    .prizesLeft(OPPONENT, 6)
                    .hand(YOU, burden)
                    .playTrainer(burden);
        }

        @Test
        @ForOption("simultaneousWin=TIEBREAKER_6_AHEAD")
        @ForRule({"PKM-T22", "PKM-WIN-5"})
        void who_has_fewer_left_then_is_ahead_and_wins() {
            Scene scene = played(Round.Aim.AHEAD);
            assertThat(scene.game().outcome(scene.state()).get().isWinner(OPPONENT))
                    .isTrue();
        }

        @Test
        @ForOption("simultaneousWin=TIEBREAKER_6_FIRST_PRIZE")
        @ForRule("PKM-WIN-5")
        void nobody_has_taken_a_first_prize() {
            assertThat(played(Round.Aim.FIRST_PRIZE).state().outcome()).isNull();
        }
    }

    /** A table of three on which two have taken a Prize at once, and now the Pokémon of one of them is Knocked Out. */
    @Nested
    class When_the_others_take_a_prize_each_from_one_who_has_taken_one {
        private static final int SEATS = 3;
        private final Pokemon game =
                Pokemon.of(PokemonRules.seed(), Array.fill(SEATS, () -> Array.fill(20, () -> PUP)));

        private PokemonState taken(Round.Aim aim) {
            PokemonState at = NewGame.table(game.setting());
            for (int i = 0; i < SEATS; i++) {
                Seat seat = Seat.of(i);
                DeckList deck = game.setting().decks().get(i);
                int left = i == 2 ? 6 : 5;
                InPlay active = InPlay.of(PokemonId.of(2 * i + 1), seat, Array.of(deck.placed(0)), 0);
                InPlay benched = InPlay.of(PokemonId.of(2 * i + 2), seat, Array.of(deck.placed(1)), 0);
                at = at.withSide(
                        seat,
                        at.side(seat)
                                .withPile(DrawPile.shuffled(deck.all().minus(CardSet.range(0, 8))))
                                .withPrizes(new Prizes(Array.range(2, 2 + left), 0, false))
                                .withTaken(6 - left)
                                .withActive(i == 1 ? active.withCounters(10) : active)
                                .withBench(Array.of(benched)));
            }
            at = at.withEntered(2 * SEATS)
                    .withTurn(at.turn()
                            .withFirst(Seat.of(0))
                            .next(Seat.of(1), 1, 0)
                            .next(Seat.of(2), 2, 0)
                            .next(Seat.of(0), 0, 0)
                            .withRound(new Round(2, 6, aim)));
            at = at.withAgenda(at.agenda()
                    .push(new Frame<>(Seat.of(0), "", List.of(new TakeTurn(0), new EndOfTurn(0)), Slots.empty())));
            at = Interpreter.run(at, Happening.from(Randomness.seeded(1)));
            for (int seat : new int[] {0, 2}) {
                Choice first = new Choice.OfPrize(Seat.of(seat), 0);
                at = game.applyUnchecked(at, new PokemonAction.Answer(Seat.of(seat), first), Randomness.seeded(2))
                        .state();
            }
            return at;
        }

        @Test
        @ForOption("simultaneousWin=TIEBREAKER_6_AHEAD")
        @ForRule({"PKM-T22", "PKM-WIN-5"})
        void who_is_ahead_of_all_wins() {
            PokemonState at = taken(Round.Aim.AHEAD);
            assertThat(game.outcome(at).get().isWinner(Seat.of(0))).isTrue();
            assertThat(game.outcome(at).get().isWinner(Seat.of(2))).isFalse();
        }

        @Test
        @ForOption("simultaneousWin=TIEBREAKER_6_FIRST_PRIZE")
        @ForRule({"PKM-T23", "PKM-WIN-5"})
        void as_many_at_once_go_on_whatever_was_taken_before() {
            assertThat(taken(Round.Aim.FIRST_PRIZE).outcome()).isNull();
        }
    }
}
