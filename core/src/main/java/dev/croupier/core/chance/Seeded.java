package dev.croupier.core.chance;

/**
 * Chance from a seed by the algorithm SplitMix64 (Steele, Lea and Flood, 2014): the state grows by a constant odd gamma, and a mixing
 * function of it is the output. Bounded numbers take the upper half of an output by Lemire's multiplication, with rejection, so that
 * they are exactly uniform. Splittable: both halves of a split are independent streams.
 *
 * @param state where the stream stands
 * @param gamma the stream's odd step
 */
public record Seeded(long state, long gamma) implements Randomness {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    public Seeded {
        if ((gamma & 1L) == 0L) {
            throw new IllegalArgumentException("the gamma of a stream is odd, not " + gamma);
        }
    }

    public static Seeded of(long seed) {
        return new Seeded(seed, GOLDEN_GAMMA);
    }

    /** The stream of one of many games under a seed: game {@code index} is the same whoever else plays. */
    public static Seeded ofIndexed(long seed, long index) {
        return of(mix(mix(seed) + index * GOLDEN_GAMMA));
    }

    @Override
    public Chance open() {
        return new Cursor(state, gamma);
    }

    /** A stream that is independent of {@link #rest()}. */
    public Seeded split() {
        return new Seeded(mix(state + gamma), mixGamma(state + 2 * gamma));
    }

    /** What is left of this stream when a {@link #split()} was taken from it. */
    public Seeded rest() {
        return new Seeded(state + 2 * gamma, gamma);
    }

    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static long mixGamma(long value) {
        long z = (value ^ (value >>> 33)) * 0xFF51AFD7ED558CCDL;
        z = (z ^ (z >>> 33)) * 0xC4CEB9FE1A85EC53L;
        z = (z ^ (z >>> 33)) | 1L;
        return Long.bitCount(z ^ (z >>> 1)) < 24 ? z ^ 0xAAAAAAAAAAAAAAAAL : z;
    }

    private static final class Cursor extends Chance {
        private final long gamma;
        private long state;

        Cursor(long state, long gamma) {
            this.state = state;
            this.gamma = gamma;
        }

        private long word() {
            return mix(state += gamma) >>> 32;
        }

        @Override
        protected int next(int bound) {
            return Bounded.below(bound, this::word);
        }

        @Override
        public Randomness after() {
            return new Seeded(state, gamma);
        }
    }
}
