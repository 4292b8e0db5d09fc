package dev.croupier.frontend.host;

import java.time.Instant;

/** The clock on the wall, which can be told to ring. */
public interface Times {

    /** What it shows. */
    Instant now();

    /** Does {@code what} at that time, or at once where it has passed, on a thread of its own. */
    Alarm at(Instant when, Runnable what);

    /** Something that is to be done later. */
    @FunctionalInterface
    interface Alarm {
        /** It is not to be done any more. */
        void cancel();
    }
}
