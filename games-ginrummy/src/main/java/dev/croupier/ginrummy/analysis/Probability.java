package dev.croupier.ginrummy.analysis;

/**
 * An exact probability: a fraction in lowest terms, from 0/1 to 1/1.
 *
 * @param numerator at least 0 and at most the denominator
 * @param denominator at least 1
 */
public record Probability(long numerator, long denominator) implements Comparable<Probability> {
    /** What cannot happen. */
    public static final Probability NEVER = new Probability(0, 1);

    /** What is certain. */
    public static final Probability CERTAIN = new Probability(1, 1);

    /**
     * Reduces the fraction to lowest terms.
     *
     * @throws IllegalArgumentException if it is not between 0 and 1
     */
    public Probability {
        if (denominator < 1 || numerator < 0 || numerator > denominator) {
            throw new IllegalArgumentException(numerator + "/" + denominator + " is no probability");
        }
        long divisor = greatestCommonDivisor(denominator, numerator);
        numerator /= divisor;
        denominator /= divisor;
    }

    /** So many favourable cases of so many that are equally likely. */
    public static Probability of(long favourable, long cases) {
        return new Probability(favourable, cases);
    }

    /** The nearest {@code double}. */
    public double toDouble() {
        return (double) numerator / denominator;
    }

    /** The probability that it does not happen. */
    public Probability complement() {
        return new Probability(denominator - numerator, denominator);
    }

    /**
     * The probability that one of two things happens that exclude each other.
     *
     * @throws IllegalArgumentException if the sum is more than 1
     * @throws ArithmeticException if the sum doesn't fit into a {@code long}
     */
    public Probability or(Probability other) {
        long otherFactor = denominator / greatestCommonDivisor(denominator, other.denominator);
        long common = Math.multiplyExact(otherFactor, other.denominator);
        long factor = common / denominator;
        return new Probability(
                Math.addExact(Math.multiplyExact(numerator, factor), Math.multiplyExact(other.numerator, otherFactor)),
                common);
    }

    /**
     * Compares the values exactly.
     *
     * @throws ArithmeticException if the products don't fit into a {@code long}
     */
    @Override
    public int compareTo(Probability other) {
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    /** The fraction, such as {@code 3/31}. */
    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }

    private static long greatestCommonDivisor(long a, long b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
