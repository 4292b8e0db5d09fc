package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * A simulation while it runs. Threads take batches of consecutive games in order, play them side by side, and hand them in one after the
 * other in order again: whoever is early waits. So nothing depends on who was faster, and little is ever kept.
 */
final class Tournament<S, A extends Action, E extends Event, V> {
    private static final int LARGEST_BATCH = 64;

    private final Simulation<S, A, E, V> simulation;
    private final int batch;
    private final Tally tally;
    private long taken;
    private long handedIn;
    private @Nullable RuntimeException failure;

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
            handIn(from, to, games, fault);
        }
    }

    /** The first game of the next batch; the number of games or more when there is none left. */
    private synchronized long take() {
        long from = failure == null ? taken : simulation.games;
        taken = Math.min(simulation.games, from + batch);
        return from;
    }

    private synchronized void handIn(
            long from, long to, List<Finished<Session<S, A, E, V>>> games, Option<RuntimeException> fault) {
        try {
            while (handedIn < from && failure == null) {
                wait();
            }
            if (failure == null) {
                for (Finished<Session<S, A, E, V>> game : games) {
                    tally.add(game);
                    game.session().forEach(simulation.listener);
                }
                failure = fault.getOrNull();
                simulation.progress.reached(tally.games(), tally.decisions());
            }
        } catch (RuntimeException thrown) {
            failure = thrown;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            failure = new IllegalStateException("the simulation was interrupted", stopped);
        } finally {
            handedIn = to;
            notifyAll();
        }
    }
}
