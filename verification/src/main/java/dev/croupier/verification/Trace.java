package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Notation;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Vector;

/**
 * A game, or its beginning, as it was played.
 *
 * @param opening what opening the game led to
 * @param moves what was played since, in order
 */
public record Trace<S, A extends Action, E>(Step<S, E> opening, Vector<Move<S, A, E>> moves) {

    /**
     * One decision of a trace.
     *
     * @param before the state in which it was taken
     * @param choice the place of the action among the legal ones, 0-based
     * @param action the action taken
     * @param step what it led to
     */
    public record Move<S, A extends Action, E>(S before, int choice, A action, Step<S, E> step) {}

    /** The state that was reached. */
    public S state() {
        return last().state();
    }

    /** The source of what is still to come. */
    public Randomness randomness() {
        return last().randomness();
    }

    private Step<S, E> last() {
        return moves.isEmpty() ? opening : moves.last().step();
    }

    /** The places of the actions taken: with the same opening they lead here again. */
    public Vector<Integer> choices() {
        return moves.map(Move::choice);
    }

    /** Every state that was reached, in order. */
    public Vector<S> states() {
        return moves.map(move -> move.step().state()).prepend(opening.state());
    }

    Trace<S, A, E> then(int choice, A action, Step<S, E> step) {
        return new Trace<>(opening, moves.append(new Move<>(state(), choice, action, step)));
    }

    /** The actions as text, one after another. */
    public String text(Notation<A> notation) {
        return moves.isEmpty()
                ? "the opening"
                : moves.map(move -> notation.text(move.action())).mkString("; ");
    }
}
