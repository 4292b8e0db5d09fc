package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.OvertimeExpired;
import io.vavr.collection.Seq;

/** The extra turns took too long: play stops at once (PKM-T10). */
final class Expiring implements MatchRule<OvertimeExpired> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, OvertimeExpired command) {
        return MatchRule.when(!state.time().isOvertime(), new MatchViolation.NoOvertime(command, state.time()))
                .appendAll(MatchRule.playIsOn(state, command, command.left()));
    }

    @Override
    public Progress effect(Progress progress, OvertimeExpired command) {
        RunningGame game = progress.state().stage().running().get().counting(command.left());
        return Settlement.inGame(
                progress.with(progress.state().playing(game)).tell(new MatchEvent.PlayStopped(command.left())), game);
    }
}
