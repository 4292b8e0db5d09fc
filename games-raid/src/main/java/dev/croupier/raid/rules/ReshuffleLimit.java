package dev.croupier.raid.rules;

import io.vavr.control.Option;
import java.util.Locale;

/**
 * How often in a game the discard pile of the boss may become its new deck (RAID-39).
 *
 * @param times {@link Integer#MAX_VALUE} is no limit
 */
public record ReshuffleLimit(int times) {
    /** As often as it is needed. */
    public static final ReshuffleLimit UNLIMITED = new ReshuffleLimit(Integer.MAX_VALUE);

    static final String VALUES = "a number 0…999999999 or UNLIMITED";

    /**
     * At most so many times.
     *
     * @throws IllegalArgumentException for a negative number
     */
    public ReshuffleLimit {
        if (times < 0) {
            throw new IllegalArgumentException("no number of times: " + times);
        }
    }

    /** Reads what {@link #toString} writes. */
    static Option<ReshuffleLimit> parse(String text) {
        return text.toUpperCase(Locale.ROOT).equals("UNLIMITED")
                ? Option.some(UNLIMITED)
                : Option.when(text.matches("[0-9]{1,9}"), () -> new ReshuffleLimit(Integer.parseInt(text)));
    }

    /** Whether it may happen once more after so many times. */
    public boolean allowsAfter(int reshuffles) {
        return times == Integer.MAX_VALUE || reshuffles < times;
    }

    /** The number, or {@code UNLIMITED}. */
    @Override
    public String toString() {
        return times == Integer.MAX_VALUE ? "UNLIMITED" : Integer.toString(times);
    }
}
