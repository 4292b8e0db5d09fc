package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.GameStarted;
import io.vavr.collection.Seq;

/** A game starts (PKM-MATCH-1). */
final class Starting implements MatchRule<GameStarted> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, GameStarted command) {
        return MatchRule.gameInPlay(state, command);
    }

    @Override
    public Progress effect(Progress progress, GameStarted command) {
        NextGame game = progress.state().stage().upcoming().get();
        RunningGame running = new RunningGame(game, command.first(), 0, PrizesLeft.each(game.prizes()), false);
        return progress.with(progress.state().playing(running)).tell(new MatchEvent.Started(game, command.first()));
    }
}
