package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.match.MatchCommand.Penalty;
import io.vavr.collection.Seq;

/** A player is penalised (PKM-MATCH-5, PKM-T5, PKM-T30, PKM-T31, PKM-T32). */
final class Penalising implements MatchRule<Penalty> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, Penalty command) {
        return MatchRule.none();
    }

    @Override
    public Progress effect(Progress progress, Penalty command) {
        return give(progress, command.player(), command.level());
    }

    static Progress give(Progress before, Seat seat, PenaltyLevel level) {
        MatchState state = before.state();
        NextGame game = state.stage().game().get();
        GivenPenalty penalty = new GivenPenalty(
                state.penalties().size() + 1, seat, level, game.number(), GivenPenalty.Ruling.NOT_APPEALED);
        Progress given = before.with(state.withPenalties(state.penalties().append(penalty)))
                .tell(new MatchEvent.Penalised(penalty));
        return state.lifted().contains(penalty.number())
                ? given
                : appealable(inForce(given, game, penalty), penalty.number());
    }

    private static Progress inForce(Progress given, NextGame game, GivenPenalty penalty) {
        Seat opponent = penalty.seat().next(2);
        if (penalty.level().endsMatch()) {
            return given.end(MatchResult.wonBy(
                    opponent,
                    penalty.level() == PenaltyLevel.MATCH_LOSS
                            ? MatchReason.MATCH_LOSS
                            : MatchReason.DISQUALIFICATION));
        }
        if (penalty.level() == PenaltyLevel.GAME_LOSS) {
            return wins(given, game, opponent);
        }
        return penalty.level().headStart() == 0 ? given : headStart(given, game, opponent, penalty.level());
    }

    private static Progress headStart(Progress given, NextGame game, Seat opponent, PenaltyLevel level) {
        MatchState state = given.state();
        MatchState now =
                state.withHeadStarts(state.headStarts().update(opponent.index(), before -> before + level.headStart()));
        Progress told = given.with(now).tell(new MatchEvent.FewerPrizes(opponent, now.prizesToWin(game, opponent)));
        return now.hasTakenEnough(game, now.prizesLeft(game), opponent) ? wins(told, game, opponent) : told;
    }

    private static Progress wins(Progress progress, NextGame game, Seat winner) {
        PrizesLeft left = progress.state().prizesLeft(game);
        return GameOver.of(progress, new PlayedGame(game, GameResult.wonBy(winner), GameEnding.PENALTY, left));
    }

    /** A match that a penalty ended can be taken up again by an appeal. */
    private static Progress appealable(Progress progress, int penalty) {
        return progress.state()
                .stage()
                .result()
                .map(result -> progress.with(progress.state().withStage(new Stage.Over(result, penalty))))
                .getOrElse(progress);
    }
}
