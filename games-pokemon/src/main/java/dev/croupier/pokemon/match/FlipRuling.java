package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.FlipRuled;
import io.vavr.collection.Seq;

/** A judge rules on a flip, once (PKM-T44). */
final class FlipRuling implements MatchRule<FlipRuled> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, FlipRuled command) {
        return MatchRule.when(command.flip() < 1, new MatchViolation.NoSuchFlip(command, command.flip()))
                .appendAll(state.ruledFlips()
                        .get(command.flip())
                        .map(heads -> new MatchViolation.FlipIsFinal(command, command.flip(), heads)));
    }

    @Override
    public Progress effect(Progress progress, FlipRuled command) {
        MatchState state = progress.state();
        return progress.with(state.withRuledFlips(state.ruledFlips().put(command.flip(), command.heads())))
                .tell(new MatchEvent.FlipFinal(command.flip(), command.heads()));
    }
}
