package dev.croupier.pokemon.match;

import dev.croupier.pokemon.match.MatchCommand.Appeal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The Head Judge answers an appeal (PKM-T30). A penalty that is lifted was never in force: the match is told anew without it, which is
 * possible as long as everything since could have happened without it too.
 */
final class Appealing implements MatchRule<Appeal> {

    @Override
    public Seq<MatchViolation> violations(MatchState state, Appeal command) {
        if (command.penalty() < 1 || command.penalty() > state.penalties().size()) {
            return Array.of(new MatchViolation.NoSuchPenalty(command, command.penalty()));
        }
        GivenPenalty penalty = state.penalties().get(command.penalty() - 1);
        if (penalty.ruling() != GivenPenalty.Ruling.NOT_APPEALED) {
            return Array.of(new MatchViolation.AppealIsRuled(command, penalty));
        }
        Either<MatchCommand, MatchState> without = command.upheld() ? Either.right(state) : without(state, command);
        return without.isLeft()
                ? Array.of(new MatchViolation.TooLateToLift(command, penalty, without.getLeft()))
                : MatchRule.none();
    }

    @Override
    public Progress effect(Progress progress, Appeal command) {
        MatchState state = command.upheld()
                ? progress.state()
                : without(progress.state(), command).get();
        GivenPenalty ruled = state.penalties()
                .get(command.penalty() - 1)
                .ruled(command.upheld() ? GivenPenalty.Ruling.UPHELD : GivenPenalty.Ruling.LIFTED);
        return progress.with(state.withPenalties(state.penalties().update(command.penalty() - 1, ruled)))
                .tell(new MatchEvent.AppealRuled(ruled));
    }

    /** The match without that penalty, or the first command that could not have been. */
    private static Either<MatchCommand, MatchState> without(MatchState state, Appeal command) {
        return state.lifted().contains(command.penalty())
                ? Either.right(state)
                : Rulebook.replay(
                        MatchState.start(state.rules(), state.lifted().add(command.penalty())), state.history());
    }
}
