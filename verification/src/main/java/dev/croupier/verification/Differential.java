package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.RandomBot;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * Plays a game and a reference in lockstep and tells where they first differ. They may have states and actions of their own: actions are
 * compared by their texts, and the reference gets the draws of the game. An immutable value.
 */
public final class Differential<S, A extends Action, E extends Event, V, R, B extends Action> {
    private final Game<S, A, E, V> game;
    private final Game<R, B, ?, ?> reference;
    private final BiFunction<S, R, Option<String>> comparison;
    private final int games;
    private final long seed;

    private Differential(
            Game<S, A, E, V> game,
            Game<R, B, ?, ?> reference,
            BiFunction<S, R, Option<String>> comparison,
            int games,
            long seed) {
        this.game = game;
        this.reference = reference;
        this.comparison = comparison;
        this.games = games;
        this.seed = seed;
    }

    /** 100 random games from seed 1, in which only seats, actions and outcomes are compared. */
    public static <S, A extends Action, E extends Event, V, R, B extends Action> Differential<S, A, E, V, R, B> between(
            Game<S, A, E, V> game, Game<R, B, ?, ?> reference) {
        return new Differential<>(game, reference, (state, other) -> Option.none(), 100, 1L);
    }

    /** Compares states too: what {@code comparison} finds different between them, if anything. */
    public Differential<S, A, E, V, R, B> comparing(BiFunction<S, R, Option<String>> comparison) {
        return new Differential<>(game, reference, comparison, games, seed);
    }

    public Differential<S, A, E, V, R, B> games(int games) {
        return new Differential<>(game, reference, comparison, games, seed);
    }

    public Differential<S, A, E, V, R, B> seed(long seed) {
        return new Differential<>(game, reference, comparison, games, seed);
    }

    /**
     * Plays the games.
     *
     * @throws AssertionError with the first difference, the seed and what was played up to it
     */
    public void check() {
        for (int index = 0; index < games; index++) {
            Trace<S, A, E> trace = new Walk<>(game, game::start)
                    .by(new RandomBot<>(), Seeded.ofIndexed(seed, index), game.maxDecisions());
            for (String found : difference(trace)) {
                throw new AssertionError(game.id() + " and " + reference.id() + " differ in game " + index + " of seed "
                        + seed + " " + found);
            }
        }
    }

    private Option<String> difference(Trace<S, A, E> trace) {
        R state = reference.start(Randomness.replaying(trace.opening().draws())).state();
        Option<String> found = difference(trace.opening().state(), state);
        for (int i = 0; found.isEmpty() && i < trace.moves().size(); i++) {
            Trace.Move<S, A, E> move = trace.moves().get(i);
            B action = reference.legalActions(state).get(move.choice());
            Step<R, ?> step = reference.applyUnchecked(
                    state, action, Randomness.replaying(move.step().draws()));
            state = step.state();
            int played = i + 1;
            found = difference(move.step().state(), state)
                    .map(what -> "after "
                            + new Trace<>(trace.opening(), trace.moves().take(played)).text(game.notation()) + ": "
                            + what);
        }
        return found;
    }

    private Option<String> difference(S state, R other) {
        IndexedSeq<Seat> toAct = game.turn(state).toAct();
        return differing("seats to act", toAct, reference.turn(other).toAct())
                .orElse(() -> differing(
                        "legal actions",
                        texts(game, game.legalActions(state)),
                        texts(reference, reference.legalActions(other))))
                .orElse(() -> differing("outcome", game.outcome(state), reference.outcome(other)))
                .orElse(() -> comparison.apply(state, other));
    }

    private static <T extends Action> Array<String> texts(Game<?, T, ?, ?> game, IndexedSeq<T> actions) {
        return actions.map(game.notation()::text).toArray();
    }

    private static Option<String> differing(String what, Object found, Object expected) {
        return Option.when(
                !found.equals(expected), () -> "the " + what + " are " + found + ", by the reference " + expected);
    }
}
