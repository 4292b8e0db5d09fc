package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.TurnEnded;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A turn ends; the last of the extra turns stops play (PKM-MATCH-2, PKM-T10, PKM-T11, PKM-T12). */
final class TurnEnding implements MatchRule<TurnEnded> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, TurnEnded command) {
        return Array.ofAll(state.stage().running())
                .flatMap(game -> outOfOrder(game, command))
                .appendAll(MatchRule.playIsOn(state, command, command.left()));
    }

    private static Seq<MatchViolation> outOfOrder(RunningGame game, TurnEnded command) {
        int turn = game.turnsEnded() + 1;
        return MatchRule.when(command.turn() != turn, new MatchViolation.OtherTurn(command, turn, command.turn()))
                .appendAll(MatchRule.when(
                        turn == 1 && !command.player().equals(game.first()),
                        new MatchViolation.OtherPlayer(command, game.first(), command.player())));
    }

    @Override
    public Progress effect(Progress progress, TurnEnded command) {
        MatchState state = progress.state();
        RunningGame game = state.stage().running().get().turnEnded(command.left());
        RoundTime time = state.time().afterTurn();
        Progress ended = progress.with(state.playing(game).withTime(time))
                .tell(new MatchEvent.TurnOver(command.turn(), command.player()));
        if (!state.time().isOvertime()) {
            return Counting.ahead(ended, game);
        }
        Progress counted = ended.tell(new MatchEvent.ExtraTurns(time));
        return time.isUp()
                ? Settlement.inGame(counted.tell(new MatchEvent.PlayStopped(command.left())), game)
                : counted;
    }
}
