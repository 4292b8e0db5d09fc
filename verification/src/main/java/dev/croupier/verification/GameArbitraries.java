package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * What jqwik needs for properties of a game. A trace is generated as a seed and places among the legal actions, each modulo their number,
 * never field by field: whatever shrinking does to the numbers, the result is a legal game.
 *
 * @param game the game
 * @param most the most decisions of a trace
 */
public record GameArbitraries<S, A extends Action, E extends Event, V>(Game<S, A, E, V> game, int most) {
    private static final int HARVEST = 8;

    /** Traces of up to the game's own greatest number of decisions. */
    public static <S, A extends Action, E extends Event, V> GameArbitraries<S, A, E, V> of(Game<S, A, E, V> game) {
        return new GameArbitraries<>(game, game.maxDecisions());
    }

    /** Legal traces, from the bare opening to the end of the game. Shrinks towards few decisions and first actions. */
    public Arbitrary<Trace<S, A, E>> traces() {
        Arbitrary<java.util.List<Integer>> places =
                Arbitraries.integers().between(0, 999).list().ofMaxSize(most);
        return Combinators.combine(seeds(), places)
                .as((seed, choices) -> new Walk<>(game, game::start).along(Vector.ofAll(choices), Seeded.of(seed)));
    }

    /** States that play can reach. */
    public Arbitrary<S> reachableStates() {
        return traces().map(Trace::state);
    }

    /** Actions that are illegal in the state beside them: from elsewhere in the game, of other seats, or with parts exchanged. */
    public Arbitrary<Attempt<S, A>> illegalActions() {
        ActionPool<A> pool = pool();
        return Combinators.combine(traces(), seeds())
                .as((trace, seed) ->
                        illegal(trace.state(), pool.some(12, Seeded.of(seed).open())))
                .filter(Option::isDefined)
                .map(Option::get);
    }

    /**
     * An action where it does not belong.
     *
     * @param state a reachable state
     * @param action an action that is not legal there
     */
    public record Attempt<S, A extends Action>(S state, A action) {}

    private Option<Attempt<S, A>> illegal(S state, Array<A> attempts) {
        IndexedSeq<A> legal = game.legalActions(state);
        return attempts.find(action -> !legal.contains(game.canonical(state, action)))
                .map(action -> new Attempt<>(state, action));
    }

    private ActionPool<A> pool() {
        Walk<S, A, E, V> walk = new Walk<>(game, game::start);
        return ActionPool.of(
                Vector.range(0, HARVEST)
                        .map(index -> walk.by(
                                new dev.croupier.core.play.RandomBot<>(), Seeded.ofIndexed(HARVEST, index), most))
                        .flatMap(Trace::states)
                        .flatMap(game::legalActions),
                game.notation(),
                game.seats());
    }

    private static Arbitrary<Long> seeds() {
        return Arbitraries.longs().between(0, Integer.MAX_VALUE);
    }
}
