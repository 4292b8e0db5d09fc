package dev.croupier.core.play;

import dev.croupier.core.Seat;
import io.vavr.control.Option;

/** A game of a {@link Simulation} could not be played to its end: a bot or the rules have a fault. The same seed and number show it again. */
public final class SimulationFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long index;
    private final long seed;
    private final transient Option<Seat> seat;

    SimulationFailure(long index, long seed, Option<Seat> seat, String what, Option<? extends Throwable> cause) {
        super("game " + index + " of seed " + seed + ": " + what, cause.getOrNull());
        this.index = index;
        this.seed = seed;
        this.seat = seat;
    }

    /** The number of the game, 0-based. */
    public long index() {
        return index;
    }

    public long seed() {
        return seed;
    }

    /** Whose decision it was, where there was one. */
    public Option<Seat> seat() {
        return seat;
    }
}
