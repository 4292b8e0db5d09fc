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

    /** A stream of its own for somebody who draws much, such as a searching bot, seeded by what {@code chance} gives. */
    public static Seeded drawnFrom(Chance chance) {
        long high = chance.below(1 << 30);
        return of(mix(high << 32 | chance.below(1 << 30)));
    }

    @Override
    public Chance open() {
        return new Cursor(this, true);
    }

    /**
     * The same numbers by a cursor that notes no draws and may stay open as long as one likes: for bots and samplers, whose draws nobody
     * records.
     */
    public Chance openUnnoted() {
        return new Cursor(this, false);
    }

    /** The same numbers as a source whose steps note no draws: for playouts, whose draws nobody records. */
    public Randomness unnoted() {
        return new Unnoted(this);
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

    private record Unnoted(Seeded from) implements Randomness {
        @Override
        public Chance open() {
            return from.openUnnoted();
        }
    }

    private static final class Cursor extends WordChance {
        private final boolean noting;
        private final long gamma;
        private long state;

        Cursor(Seeded from, boolean noting) {
            super(noting);
            this.noting = noting;
            this.state = from.state;
            this.gamma = from.gamma;
        }

        @Override
        long word() {
            return mix(state += gamma) >>> 32;
        }

        @Override
        public Randomness after() {
            Seeded rest = new Seeded(state, gamma);
            return noting ? rest : rest.unnoted();
        }
    }
}
