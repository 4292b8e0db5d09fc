package dev.croupier.core.chance;

import java.util.function.LongSupplier;

/** Exactly uniform numbers below a bound from 32-bit words: Lemire's multiplication with rejection. */
final class Bounded {
    private Bounded() {}

    /** A number 0…{@code bound}−1 from words 0…2³²−1. */
    static int below(int bound, LongSupplier words) {
        long product = words.getAsLong() * bound;
        if (low(product) < bound) {
            long unfair = (1L << 32) % bound;
            while (low(product) < unfair) {
                product = words.getAsLong() * bound;
            }
        }
        return (int) (product >>> 32);
    }

    private static long low(long product) {
        return product & 0xFFFFFFFFL;
    }
}
