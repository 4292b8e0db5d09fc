package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.match.MatchCommand.GameEnded;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A game reports how it ended (PKM-MATCH-8). */
final class Ending implements MatchRule<GameEnded> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, GameEnded command) {
        Seq<MatchViolation> noGame = MatchRule.noGame(state, command);
        if (!noGame.isEmpty()) {
            return noGame;
        }
        if (!command.ending().fits(command.result())) {
            return Array.of(new MatchViolation.EndingDoesNotFit(command, command.result(), command.ending()));
        }
        return command.ending() == GameEnding.PRIZES
                ? notTaken(state, state.stage().running().get().game(), command)
                : MatchRule.none();
    }

    private static Seq<MatchViolation> notTaken(MatchState state, NextGame game, GameEnded command) {
        Seat winner = command.result().winner().get();
        return MatchRule.when(
                !state.wonByPrizes(game, command.left()).contains(winner),
                new MatchViolation.PrizesNotTaken(
                        command,
                        winner,
                        state.prizesToWin(game, winner),
                        command.left().of(winner)));
    }

    @Override
    public Progress effect(Progress progress, GameEnded command) {
        NextGame game = progress.state().stage().running().get().game();
        return GameOver.of(progress, new PlayedGame(game, command.result(), command.ending(), command.left()));
    }
}
