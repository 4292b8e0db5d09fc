package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.PrizesCounted;
import io.vavr.collection.Seq;

/** Prize cards were taken; a game that goes on after time ends as soon as somebody is ahead (PKM-T15). */
final class Counting implements MatchRule<PrizesCounted> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, PrizesCounted command) {
        return MatchRule.noGame(state, command);
    }

    @Override
    public Progress effect(Progress progress, PrizesCounted command) {
        RunningGame game = progress.state().stage().running().get().counting(command.left());
        return ahead(progress.with(progress.state().playing(game)).tell(new MatchEvent.Counted(command.left())), game);
    }

    /** The match is over where that decides and somebody is ahead. */
    static Progress ahead(Progress progress, RunningGame game) {
        return game.prizesLeft()
                .ahead()
                .filter(seat -> game.continued())
                .map(seat -> progress.end(MatchResult.wonBy(seat, MatchReason.CONTINUED_GAME)))
                .getOrElse(progress);
    }
}
