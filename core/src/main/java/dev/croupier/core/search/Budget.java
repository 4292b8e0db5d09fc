package dev.croupier.core.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** How long a bot may think about one choice. The engine has no clock; whoever wants one brings it. */
@FunctionalInterface
public interface Budget {

    /** Begins to think: whether one more iteration may be made is asked after each. At least one is always made. */
    BooleanSupplier begin();

    /** So many iterations, at least 1: the same choice on every machine. */
    static Budget iterations(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one iteration, not " + number);
        }
        return () -> new BooleanSupplier() {
            private int left = number;

            @Override
            public boolean getAsBoolean() {
                return --left > 0;
            }
        };
    }

    /**
     * So much time by {@code clock}.
     *
     * @param duration in the units of the clock
     * @param clock tells the time, such as {@code System::nanoTime}
     */
    static Budget time(long duration, LongSupplier clock) {
        return () -> {
            long begun = clock.getAsLong();
            return () -> clock.getAsLong() - begun < duration;
        };
    }
}
