package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Many games between bots, over many threads. Game number i of a seed is the same whatever the number of games and threads: it has
 * randomness of its own, in separate streams for the cards, for who acts first where several may, and for each seat's bot. An immutable
 * description; {@link #run} plays.
 *
 * <p>Bots are shared between threads, so they keep nothing from one choice to the next. Without bots, all seats play at random.
 */
public final class Simulation<S, A extends Action, E extends Event, V> {
    final Game<S, A, E, V> game;
    final Array<? extends Bot<A, V>> bots;
    final long games;
    final long seed;
    final int threads;
    final Array<Count<S, E>> counts;
    final Consumer<? super Session<S, A, E, V>> listener;
    final boolean listening;
    final Progress progress;

    /** Hears how far a simulation is: never from two threads at once. */
    @FunctionalInterface
    public interface Progress {
        /** So many games, with so many decisions, are finished. */
        void reached(long games, long decisions);
    }

    /** Something that is counted besides: over the last state of a game, or over its events. */
    record Count<S, E>(String name, ToLongFunction<? super S> ofState, Predicate<? super E> ofEvent, boolean events) {}

    private Simulation(
            Game<S, A, E, V> game,
            Array<? extends Bot<A, V>> bots,
            long games,
            long seed,
            int threads,
            Array<Count<S, E>> counts,
            Consumer<? super Session<S, A, E, V>> listener,
            boolean listening,
            Progress progress) {
        this.game = game;
        this.bots = bots;
        this.games = games;
        this.seed = seed;
        this.threads = threads;
        this.counts = counts;
        this.listener = listener;
        this.listening = listening;
        this.progress = progress;
    }

    /** One game of that kind with seed 0 on one thread between random bots. */
    public static <S, A extends Action, E extends Event, V> Simulation<S, A, E, V> of(Game<S, A, E, V> game) {
        Bot<A, V> random = new RandomBot<>();
        return new Simulation<>(
                game,
                Array.fill(game.seats(), () -> random),
                1L,
                0L,
                1,
                Array.empty(),
                session -> {},
                false,
                (games, decisions) -> {});
    }

    /** Who plays: as many bots as there are seats, in seat order. */
    public Simulation<S, A, E, V> bots(Iterable<? extends Bot<A, V>> seated) {
        Array<Bot<A, V>> all = Array.ofAll(seated);
        if (all.size() != game.seats()) {
            throw new IllegalArgumentException("a bot for each of " + game.seats() + " seats, not " + all.size());
        }
        return new Simulation<>(game, all, games, seed, threads, counts, listener, listening, progress);
    }

    /** How many games, 0 or more. */
    public Simulation<S, A, E, V> games(long number) {
        if (number < 0) {
            throw new IllegalArgumentException("0 or more games, not " + number);
        }
        return new Simulation<>(game, bots, number, seed, threads, counts, listener, listening, progress);
    }

    public Simulation<S, A, E, V> seed(long number) {
        return new Simulation<>(game, bots, games, number, threads, counts, listener, listening, progress);
    }

    /** On how many threads, 1 or more; the results are the same for any. */
    public Simulation<S, A, E, V> threads(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one thread, not " + number);
        }
        return new Simulation<>(game, bots, games, seed, number, counts, listener, listening, progress);
    }

    /** Sums up besides, under {@code name}, what the last state of each game tells, such as its number of hands. */
    public Simulation<S, A, E, V> count(String name, ToLongFunction<? super S> ofLastState) {
        return counting(new Count<>(name, ofLastState, event -> false, false));
    }

    /** Counts besides, under {@code name}, the events for which {@code wanted} holds. */
    public Simulation<S, A, E, V> countEvents(String name, Predicate<? super E> wanted) {
        return counting(new Count<>(name, state -> 0L, wanted, true));
    }

    private Simulation<S, A, E, V> counting(Count<S, E> count) {
        return new Simulation<>(game, bots, games, seed, threads, counts.append(count), listener, listening, progress);
    }

    /**
     * Hands each finished game to {@code hearer}, in the order of their numbers and never from two threads at once; for recordings. Every
     * step of a game is kept until then, which costs time and memory.
     */
    public Simulation<S, A, E, V> forEachGame(Consumer<? super Session<S, A, E, V>> hearer) {
        return new Simulation<>(game, bots, games, seed, threads, counts, hearer, true, progress);
    }

    public Simulation<S, A, E, V> onProgress(Progress hearer) {
        return new Simulation<>(game, bots, games, seed, threads, counts, listener, listening, hearer);
    }

    /**
     * Plays all games and sums up.
     *
     * @throws SimulationFailure when a bot throws or chooses no legal action, or the rules break: the first such game by number
     */
    public SimulationReport run() {
        return new Tournament<>(this).run();
    }
}
