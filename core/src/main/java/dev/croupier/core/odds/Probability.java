package dev.croupier.core.odds;

import java.math.BigInteger;

/**
 * An exact rational number, in lowest terms; a probability is within 0…1.
 *
 * @param numerator its sign is the number's
 * @param denominator 1 or more
 */
public record Probability(BigInteger numerator, BigInteger denominator) implements Comparable<Probability> {
    public static final Probability ZERO = new Probability(BigInteger.ZERO, BigInteger.ONE);
    public static final Probability ONE = new Probability(BigInteger.ONE, BigInteger.ONE);

    public Probability {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a denominator of 0");
        }
        BigInteger common = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            common = common.negate();
        }
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    public static Probability of(long numerator, long denominator) {
        return new Probability(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Probability plus(Probability other) {
        return new Probability(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Probability minus(Probability other) {
        return plus(new Probability(other.numerator.negate(), other.denominator));
    }

    public Probability times(Probability other) {
        return new Probability(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    public double doubleValue() {
        return numerator.doubleValue() / denominator.doubleValue();
    }

    @Override
    public int compareTo(Probability other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** {@code 3/8}, or {@code 2} for a whole number. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
