package dev.croupier.core.chance;

/**
 * Chance from a stream of 32-bit words: exactly uniform numbers below a bound by Lemire's multiplication with rejection ("Fast random
 * integer generation in an interval", 2019).
 */
abstract class WordChance extends Chance {

    WordChance(boolean noting) {
        super(noting);
    }

    /** The next word of the stream, 0…2³²−1. */
    abstract long word();

    @Override
    protected final int next(int bound) {
        long product = word() * bound;
        if (low(product) < bound) {
            long unfair = (1L << 32) % bound;
            while (low(product) < unfair) {
                product = word() * bound;
            }
        }
        return (int) (product >>> 32);
    }

    private static long low(long product) {
        return product & 0xFFFFFFFFL;
    }
}
