package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.Tardy;
import io.vavr.collection.Seq;

/** A player is late or away, which loses a match that is unfinished when time has run out (PKM-MATCH-6, PKM-T13). */
final class Tardiness implements MatchRule<Tardy> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, Tardy command) {
        return MatchRule.when(
                state.tardy().contains(command.player()), new MatchViolation.TardyAlready(command, command.player()));
    }

    @Override
    public Progress effect(Progress progress, Tardy command) {
        MatchState state = progress.state().withTardy(progress.state().tardy().add(command.player()));
        Progress told = progress.with(state).tell(new MatchEvent.PlayerTardy(command.player()));
        return Settlement.tardiness(state)
                .filter(result -> state.time().isUp())
                .map(told::end)
                .getOrElse(told);
    }
}
