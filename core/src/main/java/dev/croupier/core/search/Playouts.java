package dev.croupier.core.search;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;
import java.util.function.ToDoubleBiFunction;

/**
 * How games are played out from a sampled state.
 *
 * @param policy plays every seat
 * @param depth the most decisions of one playout
 * @param evaluation what a state in which a playout was cut off is worth to a seat, on the scale of the game's utilities
 */
public record Playouts<S, A extends Action>(
        Policy<S, A> policy, int depth, ToDoubleBiFunction<? super S, Seat> evaluation) {

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
        return new Playouts<>(policy, Integer.MAX_VALUE, (state, seat) -> 0.0);
    }

    /** These, cut off after {@code decisions}; where the game is not over by then it counts 0 for every seat. */
    public Playouts<S, A> upTo(int decisions) {
        return new Playouts<>(policy, decisions, evaluation);
    }

    /** These, cut off after {@code decisions}; where the game is not over by then the state counts as {@code value} says. */
    public Playouts<S, A> upTo(int decisions, ToDoubleBiFunction<? super S, Seat> value) {
        return new Playouts<>(policy, decisions, value);
    }
}
