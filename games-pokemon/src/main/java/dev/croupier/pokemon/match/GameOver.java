package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/** What follows when a game has ended, whoever ended it (PKM-MATCH-1, PKM-T1, PKM-T5, PKM-T21). */
final class GameOver {
    private GameOver() {}

    static Progress of(Progress before, PlayedGame game) {
        MatchState state = before.state();
        boolean decides = state.time().isUp() || game.game().reason().decidesMatch();
        MatchState now = state.withGames(state.games().append(game));
        Progress progress = before.with(now).tell(new MatchEvent.GameOver(game));
        return result(now, game, decides).map(progress::end).getOrElse(() -> goOn(progress, game, decides));
    }

    private static Option<MatchResult> result(MatchState state, PlayedGame game, boolean decides) {
        Option<Seat> winner = game.result().winner();
        if (winner.isDefined() && decides) {
            boolean tiebreaker = game.game().reason().isTiebreaker();
            return winner.map(
                    seat -> MatchResult.wonBy(seat, tiebreaker ? MatchReason.TIEBREAKER : MatchReason.CONTINUED_GAME));
        }
        if (winner.exists(seat -> state.wins(seat) == state.rules().winsNeeded())) {
            return winner.map(seat -> MatchResult.wonBy(seat, MatchReason.GAMES));
        }
        if (state.decided() < state.rules().bestOf()) {
            return Option.none();
        }
        return state.leader()
                .map(seat -> MatchResult.wonBy(seat, MatchReason.MORE_GAMES))
                .orElse(() -> Option.when(
                        state.rules().round() == Round.SWISS, () -> MatchResult.tie(MatchReason.EVEN_GAMES)));
    }

    private static Progress goOn(Progress progress, PlayedGame game, boolean decides) {
        MatchState state = progress.state();
        if (decides) {
            Occasion reason = game.game().reason().decidesMatch() ? game.game().reason() : Occasion.EVEN_PRIZES;
            return state.time().isOvertime()
                    ? Settlement.betweenGames(progress, reason)
                    : progress.next(Games.tiebreaker(state, reason));
        }
        Occasion reason = game.isDecided() ? Occasion.EVEN_GAMES : Occasion.SIMULTANEOUS_WIN;
        if (state.time().isCalled()) {
            return Settlement.betweenGames(progress, reason);
        }
        return game.isDecided() && state.decided() < state.rules().bestOf()
                ? progress.next(Games.following(state, game.result()))
                : progress.next(Games.tiebreaker(state, reason));
    }
}
