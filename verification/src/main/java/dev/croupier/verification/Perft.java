package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Step;
import dev.croupier.core.odds.Outcomes;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * Counts lines of play, decision by decision and chance by chance: a table of numbers that any change of the rules changes. Two sequences
 * of draws are two lines, though they may lead to equal states. For shallow depths: the counts grow with every factor.
 *
 * @param game the game
 */
public record Perft<S, A extends Action, E extends Event>(Game<S, A, E, ?> game) {

    public static <S, A extends Action, E extends Event> Perft<S, A, E> of(Game<S, A, E, ?> game) {
        return new Perft<>(game);
    }

    /** The lines of {@code depth} decisions from {@code state}; lines that end sooner are not among them. */
    public long count(S state, int depth) {
        return depth == 0
                ? 1L
                : game.legalActions(state)
                        .toJavaStream()
                        .mapToLong(action -> after(state, action, depth))
                        .sum();
    }

    /** The lines of {@code depth} decisions from every opening. */
    public long count(int depth) {
        return sum(Outcomes.ofStart(game), depth);
    }

    /** The counts for 0 up to and including {@code depth} decisions from {@code state}. */
    public Array<Long> byDepth(S state, int depth) {
        return Array.rangeClosed(0, depth).map(decisions -> count(state, decisions));
    }

    /** The counts after each first action, in canonical order, by its text: where two engines differ, this says below what. */
    public Map<String, Long> divide(S state, int depth) {
        return LinkedHashMap.ofEntries(game.legalActions(state)
                .map(action -> Tuple.of(game.notation().text(action), after(state, action, depth))));
    }

    private long after(S state, A action, int depth) {
        return sum(
                Outcomes.of(randomness -> game.applyUnchecked(state, action, randomness), Outcomes.DEFAULT_BOUND),
                depth - 1);
    }

    private long sum(Outcomes<Step<S, E>> outcomes, int depth) {
        return outcomes.entries()
                .toJavaStream()
                .mapToLong(entry -> count(entry.value().state(), depth))
                .sum();
    }
}
