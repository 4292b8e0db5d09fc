package dev.croupier.pokemon.match;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Which rule answers which command. */
final class Rulebook implements MatchCommand.Visitor<Rulebook.Bound<?>> {
    private static final Rulebook RULES = new Rulebook();

    private Rulebook() {}

    /** Every reason against {@code command}. */
    static Seq<MatchViolation> violations(MatchState state, MatchCommand command) {
        boolean takesUpAgain =
                command instanceof MatchCommand.Appeal appeal && state.stage().isEndedBy(appeal.penalty());
        if (state.isOver() && !takesUpAgain) {
            return Array.of(new MatchViolation.MatchIsOver(
                    command, state.stage().result().get()));
        }
        return command.seat()
                .filter(seat -> seat.index() > 1)
                .<Seq<MatchViolation>>map(seat -> Array.of(new MatchViolation.NoSuchPlayer(command, seat)))
                .getOrElse(() -> command.accept(RULES).violations(state));
    }

    /** What {@code command} does; there are no violations. */
    static Progress effect(MatchState state, MatchCommand command) {
        Progress progress = command.accept(RULES).effect(Progress.of(state));
        return progress.with(progress.state().withHistory(state.history().append(command)));
    }

    /** The state after those commands, or the first that is refused. */
    static Either<MatchCommand, MatchState> replay(MatchState start, Seq<MatchCommand> commands) {
        MatchState state = start;
        for (MatchCommand command : commands) {
            if (!violations(state, command).isEmpty()) {
                return Either.left(command);
            }
            state = effect(state, command).state();
        }
        return Either.right(state);
    }

    /** A rule with the command that it is asked about. */
    record Bound<C extends MatchCommand>(MatchRule<C> rule, C command) {
        Seq<MatchViolation> violations(MatchState state) {
            return rule.violations(state, command);
        }

        Progress effect(Progress progress) {
            return rule.effect(progress, command);
        }
    }

    @Override
    public Bound<?> gameStarted(MatchCommand.GameStarted command) {
        return new Bound<>(new Starting(), command);
    }

    @Override
    public Bound<?> prizesCounted(MatchCommand.PrizesCounted command) {
        return new Bound<>(new Counting(), command);
    }

    @Override
    public Bound<?> turnEnded(MatchCommand.TurnEnded command) {
        return new Bound<>(new TurnEnding(), command);
    }

    @Override
    public Bound<?> gameEnded(MatchCommand.GameEnded command) {
        return new Bound<>(new Ending(), command);
    }

    @Override
    public Bound<?> timeCalled(MatchCommand.TimeCalled command) {
        return new Bound<>(new TimeCalling(), command);
    }

    @Override
    public Bound<?> overtimeExpired(MatchCommand.OvertimeExpired command) {
        return new Bound<>(new Expiring(), command);
    }

    @Override
    public Bound<?> penalty(MatchCommand.Penalty command) {
        return new Bound<>(new Penalising(), command);
    }

    @Override
    public Bound<?> appeal(MatchCommand.Appeal command) {
        return new Bound<>(new Appealing(), command);
    }

    @Override
    public Bound<?> tardy(MatchCommand.Tardy command) {
        return new Bound<>(new Tardiness(), command);
    }

    @Override
    public Bound<?> flipRuled(MatchCommand.FlipRuled command) {
        return new Bound<>(new FlipRuling(), command);
    }

    @Override
    public Bound<?> deckFault(MatchCommand.DeckFault command) {
        return new Bound<>(new DeckFaulting(), command);
    }
}
