package dev.croupier.pokemon.match;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PenaltyInPlayTest {

    /** The game that goes on is told how many Prizes the match says that a player needs. */
    private static Step<PokemonState, PokemonEvent> told(Scene scene, Match match, Seat seat) {
        return scene.game().needing(scene.state(), seat, match.prizesToWin(seat).get(), Randomness.seeded(1));
    }

    @Nested
    class When_a_player_is_penalised_while_a_game_goes_on {
        private final Match penalised =
                Told.swiss().tell("start 0", "penalty 0 PRIZE_2").match();

        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T31", "PKM-Q27"})
        void the_opponent_wins_it_with_two_prizes_fewer_and_no_card_moves() {
            Scene scene = scene().active(YOU, spot(BEAR_EX).damaged(18))
                    .bench(YOU, spot(PUP))
                    .prizesLeft(YOU, 6)
                    .active(OPPONENT, spot(PUP))
                    .prizesLeft(OPPONENT, 4);
            Step<PokemonState, PokemonEvent> step = told(scene, penalised, OPPONENT);
            assertThat(step.events()).containsExactly(new PokemonEvent.PrizesNeeded(OPPONENT, 4));
            assertThat(step.state().outcome()).isNull();
            assertThat(step.state().side(OPPONENT).prizes().left()).isEqualTo(4);
            assertThat(step.state().side(OPPONENT).taken()).isEqualTo(2);
            assertThat(step.state().side(YOU).prizesToWin()).isEqualTo(6);
            Scene on = scene.at(step.state())
                    .endTurn()
                    .play(new dev.croupier.pokemon.table.PokemonAction.UseAttack(OPPONENT, "Lick"));
            on.answer(new Choice.OfPrize(OPPONENT, 0)).answer(new Choice.OfPrize(OPPONENT, 1));
            assertThat(on.game().outcome(on.state()).get().isWinner(OPPONENT)).isTrue();
        }

        @Test
        @ForRule({"PKM-MATCH-5", "PKM-T31", "PKM-Q27"})
        void the_opponent_wins_at_once_where_it_has_taken_as_many() {
            Scene scene =
                    scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).prizesLeft(OPPONENT, 2);
            Step<PokemonState, PokemonEvent> step = told(scene, penalised, OPPONENT);
            assertThat(scene.game().outcome(step.state()).get().isWinner(OPPONENT))
                    .isTrue();
            assertThat(told(scene, penalised, YOU).events()).isEmpty();
        }

        @Test
        @ForRule("PKM-T30")
        void an_appeal_that_lifts_it_makes_it_as_it_was() {
            Scene scene =
                    scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).prizesLeft(OPPONENT, 4);
            Match lifted = Told.swiss()
                    .tell("start 0", "penalty 0 PRIZE_2", "appeal 1 LIFTED")
                    .match();
            PokemonState before = scene.state();
            Scene needing = scene.at(told(scene, penalised, OPPONENT).state());
            assertThat(told(needing, lifted, OPPONENT).state()).isEqualTo(before);
        }
    }

    @Nested
    class When_a_game_needs_no_more_prizes_than_the_penalty_is_worth {
        @Test
        @ForRule("PKM-T53")
        void the_opponent_wins_at_once() {
            Scene scene =
                    scene().active(YOU, spot(KIT)).active(OPPONENT, spot(PUP)).prizesLeft(OPPONENT, 6);
            var step = scene.game().needing(scene.state(), OPPONENT, 0, Randomness.seeded(1));
            assertThat(scene.game().outcome(step.state()).get().isWinner(OPPONENT))
                    .isTrue();
        }
    }
}
