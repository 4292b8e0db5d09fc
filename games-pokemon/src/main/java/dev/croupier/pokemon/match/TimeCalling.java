package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.TimeCalled;
import io.vavr.collection.Seq;

/** Time is called: extra turns, or between games the end of the match (PKM-MATCH-2, PKM-MATCH-3, PKM-T10, PKM-T11). */
final class TimeCalling implements MatchRule<TimeCalled> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, TimeCalled command) {
        return MatchRule.when(state.time().isCalled(), new MatchViolation.TimeWasCalled(command, state.time()))
                .appendAll(
                        command.moment() == Moment.BETWEEN_GAMES
                                ? MatchRule.gameInPlay(state, command)
                                : noCheckup(state, command));
    }

    private static Seq<MatchViolation> noCheckup(MatchState state, TimeCalled command) {
        return state.stage()
                .running()
                .map(game -> MatchRule.when(
                        command.moment() == Moment.DURING_CHECKUP && game.turnsEnded() == 0,
                        new MatchViolation.NoCheckupYet(command)))
                .getOrElse(() -> MatchRule.noGame(state, command));
    }

    @Override
    public Progress effect(Progress progress, TimeCalled command) {
        if (command.moment() == Moment.BETWEEN_GAMES) {
            return Settlement.betweenGames(progress, Occasion.EVEN_GAMES);
        }
        RoundTime time = RoundTime.called(command.moment());
        return progress.with(progress.state().withTime(time)).tell(new MatchEvent.ExtraTurns(time));
    }
}
