package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import java.util.Arrays;
import java.util.function.ToDoubleBiFunction;

/**
 * How games are played out from a sampled state.
 *
 * @param policy plays every seat
 * @param depth the most decisions of one playout
 * @param evaluation what a state in which a playout was cut off is worth
 */
public record Playouts<S, A extends Action>(Policy<S, A> policy, int depth, Evaluation<? super S> evaluation) {

    /** What a state is worth to each seat, on the scale of the game's utilities. */
    @FunctionalInterface
    public interface Evaluation<S> {
        /** Fills in, by seat, what {@code state} is worth: one call for all, since seats mostly share the work. */
        void rate(S state, double[] utilities);
    }

    public Playouts {
        if (depth < 0) {
            throw new IllegalArgumentException("a depth of 0 or more, not " + depth);
        }
    }

    /** At random to the end of the game. */
    public static <S, A extends Action> Playouts<S, A> random() {
        return by(Policy.random());
    }

    /** By {@code policy} to the end of the game. */
    public static <S, A extends Action> Playouts<S, A> by(Policy<S, A> policy) {
        return new Playouts<>(policy, Integer.MAX_VALUE, (state, utilities) -> Arrays.fill(utilities, 0.0));
    }

    /** These, cut off after {@code decisions}; where the game is not over by then it counts 0 for every seat. */
    public Playouts<S, A> upTo(int decisions) {
        return new Playouts<>(policy, decisions, evaluation);
    }

    /** These, cut off after {@code decisions}; where the game is not over by then the state counts as {@code value} says. */
    public Playouts<S, A> upTo(int decisions, ToDoubleBiFunction<? super S, Seat> value) {
        return evaluated(decisions, (state, utilities) -> {
            for (int seat = 0; seat < utilities.length; seat++) {
                utilities[seat] = value.applyAsDouble(state, Seat.of(seat));
            }
        });
    }

    /** These, cut off after {@code decisions}, 0 for no playout at all; where the game is not over by then {@code others} rates the state. */
    public Playouts<S, A> evaluated(int decisions, Evaluation<? super S> others) {
        return new Playouts<>(policy, decisions, others);
    }
}
