package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/**
 * What an unfinished match comes to once play has stopped (PKM-T13, PKM-T14, PKM-T15).
 *
 * <p>The tables speak of moments: in game 1 nobody has won a game, between games 1 and 2 and in game 2 one player has, later both have. So
 * the games won say the same, and they also say it of a match with a drawn game, which the tables do not know.
 */
final class Settlement {
    private Settlement() {}

    /** Play has stopped in a running game. */
    static Progress inGame(Progress progress, RunningGame game) {
        return decided(progress).getOrElse(() -> {
            Option<Seat> ahead = game.prizesLeft().ahead();
            if (ahead.isDefined()) {
                return timeUp(progress).end(MatchResult.wonBy(ahead.get(), MatchReason.PRIZES_AT_TIME));
            }
            return progress.state().rules().evenPrizesAtTime() == EvenPrizesAtTime.CONTINUE
                    ? goesOn(timeUp(progress), game)
                    : tiebreaker(timeUp(progress), Occasion.EVEN_PRIZES);
        });
    }

    /**
     * Play has stopped between two games.
     *
     * @param reason why a tiebreaker game is played if nobody is ahead
     */
    static Progress betweenGames(Progress progress, Occasion reason) {
        return decided(progress).getOrElse(() -> tiebreaker(timeUp(progress), reason));
    }

    /** The tardiness clause, before everything else (PKM-MATCH-6). */
    static Option<MatchResult> tardiness(MatchState state) {
        if (state.tardy().size() == 2) {
            return Option.some(MatchResult.doubleLoss(MatchReason.TARDINESS));
        }
        return state.tardy().headOption().map(late -> MatchResult.wonBy(late.next(2), MatchReason.TARDINESS));
    }

    /** What needs no look at Prize cards and no further game. */
    private static Option<Progress> decided(Progress progress) {
        MatchState state = progress.state();
        return tardiness(state)
                .orElse(() -> state.leader().map(seat -> MatchResult.wonBy(seat, MatchReason.GAMES_AT_TIME)))
                .orElse(() ->
                        Option.when(state.rules().round() == Round.SWISS, () -> MatchResult.tie(MatchReason.TIME)))
                .map(timeUp(progress)::end);
    }

    private static Progress timeUp(Progress progress) {
        return progress.with(progress.state().withTime(RoundTime.UP));
    }

    private static Progress tiebreaker(Progress progress, Occasion reason) {
        return progress.next(Games.tiebreaker(progress.state(), reason));
    }

    private static Progress goesOn(Progress progress, RunningGame game) {
        return progress.with(progress.state().playing(game.goesOn())).tell(new MatchEvent.GameGoesOn(game.game()));
    }
}
