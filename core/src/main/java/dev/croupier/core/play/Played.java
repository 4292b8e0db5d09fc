package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import io.vavr.control.Either;

/**
 * One step of a session.
 *
 * @param cause the action that was played, or the seat that withdrew
 * @param before the state in which it was
 * @param step what it led to
 * @param answered whether the session answered for the seat by itself, as {@link Session#answeringFor(Seat...)} says
 */
public record Played<S, A extends Action, E extends Event>(
        Either<Seat, A> cause, S before, Step<S, E> step, boolean answered) {

    /** Who acted or withdrew. */
    public Seat actor() {
        return cause.fold(seat -> seat, Action::seat);
    }

    /** Whether the step may be taken back without anybody having learned from it: it drew no chance and revealed nothing. */
    public boolean isInnocent() {
        return step.draws().isEmpty() && !step.events().exists(Event::reveals);
    }
}
