package dev.croupier.core.knowledge;

import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;
import java.math.BigInteger;

/** Counting deals, which soon outgrows a long. */
public final class BigNumbers {
    private static final int DIGIT = 30;

    private BigNumbers() {}

    /** In how many ways different cards can be split into groups of these sizes: the multinomial coefficient. */
    public static BigInteger ways(Array<Integer> sizes) {
        BigInteger ways = BigInteger.ONE;
        int cards = 0;
        for (int size : sizes) {
            for (int i = 1; i <= size; i++) {
                ways = ways.multiply(BigInteger.valueOf(++cards)).divide(BigInteger.valueOf(i));
            }
        }
        return ways;
    }

    /** A number 0…{@code bound}−1; one draw where the bound is an int, else as many digits as it has until they are below it. */
    public static BigInteger below(BigInteger bound, Chance chance) {
        if (bound.bitLength() < Integer.SIZE) {
            return BigInteger.valueOf(chance.below(bound.intValueExact()));
        }
        BigInteger number;
        do {
            number = BigInteger.ZERO;
            for (int bits = bound.bitLength(); bits > 0; bits -= DIGIT) {
                int width = Math.min(bits, DIGIT);
                number = number.shiftLeft(width).add(BigInteger.valueOf(chance.below(1 << width)));
            }
        } while (number.compareTo(bound) >= 0);
        return number;
    }
}
