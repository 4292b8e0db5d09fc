package dev.croupier.heretoslay.table;

/**
 * Totals of a roll, inclusive and without another end (HTS-MON-03, HTS-HRO-09).
 *
 * @param atLeast whether the totals reach upward from {@code bound}, not downward
 * @param bound the first of them
 */
public record Range(boolean atLeast, int bound) {
    public static Range atLeast(int bound) {
        return new Range(true, bound);
    }

    public static Range atMost(int bound) {
        return new Range(false, bound);
    }

    public boolean contains(int total) {
        return atLeast ? total >= bound : total <= bound;
    }

    /** {@code 8+} or {@code 5-}. */
    @Override
    public String toString() {
        return bound + (atLeast ? "+" : "-");
    }
}
