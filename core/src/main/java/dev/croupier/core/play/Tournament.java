package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * A simulation while it runs. Threads take batches of consecutive games in order, play them side by side, and leave them to be summed up in
 * order again by whoever brings the one that is next. So nothing depends on who was faster. Nobody waits for a slow neighbour until it is
 * many batches ahead, so little is ever kept.
 */
final class Tournament<S, A extends Action, E extends Event, V> {
    private static final int LARGEST_BATCH = 64;
    private static final int BATCHES_AHEAD = 16;

    private final Simulation<S, A, E, V> simulation;
    private final int batch;
    private final Tally tally;
    /** Batches that came before their turn, by their first game. */
    private final TreeMap<Long, Batch<S, A, E, V>> early = new TreeMap<>();

    private long taken;
    private long summedUp;
    private @Nullable RuntimeException failure;

    /** Games up to, not including, {@code to}, as far as they were played before a fault. */
    private record Batch<S, A extends Action, E extends Event, V>(
            long to, List<Finished<Session<S, A, E, V>>> games, Option<RuntimeException> fault) {}

    Tournament(Simulation<S, A, E, V> simulation) {
        this.simulation = simulation;
        this.batch = (int) Math.max(1L, Math.min(LARGEST_BATCH, simulation.games / (simulation.threads * 16L)));
        this.tally = new Tally(simulation.game.seats(), simulation.counts.map(Simulation.Count::name));
    }

    SimulationReport run() {
        if (simulation.threads == 1) {
            work();
        } else {
            workTogether();
        }
        return report();
    }

    private synchronized SimulationReport report() {
        RuntimeException fault = failure;
        if (fault != null) {
            throw fault;
        }
        return tally.report();
    }

    private void workTogether() {
        ExecutorService threads = Executors.newFixedThreadPool(simulation.threads);
        try {
            List<Callable<Void>> workers = new ArrayList<>();
            for (int i = 0; i < simulation.threads; i++) {
                workers.add(() -> {
                    work();
                    return null;
                });
            }
            for (Future<Void> worker : threads.invokeAll(workers)) {
                worker.get();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation was interrupted", stopped);
        } catch (ExecutionException fault) {
            throw new IllegalStateException("a thread of the simulation broke down", fault.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private void work() {
        for (long from = take(); from < simulation.games; from = take()) {
            long to = Math.min(simulation.games, from + batch);
            List<Finished<Session<S, A, E, V>>> games = new ArrayList<>(batch);
            Option<RuntimeException> fault = Option.none();
            try {
                for (long index = from; index < to; index++) {
                    games.add(Table.play(simulation, index));
                }
            } catch (RuntimeException thrown) {
                fault = Option.some(thrown);
            }
            handIn(from, new Batch<>(to, games, fault));
        }
    }

    /** The first game of the next batch; the number of games or more when there is none left. */
    private synchronized long take() {
        try {
            while (failure == null && taken - summedUp >= (long) batch * simulation.threads * BATCHES_AHEAD) {
                wait();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            failure = new IllegalStateException("the simulation was interrupted", stopped);
        }
        long from = failure == null ? taken : simulation.games;
        taken = Math.min(simulation.games, from + batch);
        return from;
    }

    private synchronized void handIn(long from, Batch<S, A, E, V> finished) {
        early.put(from, finished);
        try {
            for (Batch<S, A, E, V> next = early.remove(summedUp);
                    next != null && failure == null;
                    next = early.remove(summedUp)) {
                sumUp(next);
            }
        } catch (RuntimeException thrown) {
            failure = thrown;
        } finally {
            notifyAll();
        }
    }

    private void sumUp(Batch<S, A, E, V> next) {
        for (Finished<Session<S, A, E, V>> game : next.games()) {
            tally.add(game);
            game.session().forEach(simulation.listener);
        }
        failure = next.fault().getOrNull();
        summedUp = next.to();
        simulation.progress.reached(tally.games(), tally.decisions());
    }
}
