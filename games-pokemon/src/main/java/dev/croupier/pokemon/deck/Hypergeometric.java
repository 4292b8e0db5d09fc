package dev.croupier.pokemon.deck;

import dev.croupier.core.odds.Probability;
import java.math.BigInteger;

/**
 * Cards drawn from a shuffled pile, of which some are wanted: how likely each number of wanted ones is, exactly.
 *
 * @param cards how many cards the pile has
 * @param wanted how many of them are wanted
 * @param drawn how many are drawn
 */
public record Hypergeometric(int cards, int wanted, int drawn) {

    /** Refuses more wanted or drawn cards than there are. */
    public Hypergeometric {
        if (wanted < 0 || drawn < 0 || wanted > cards || drawn > cards) {
            throw new IllegalArgumentException(wanted + " wanted and " + drawn + " drawn of " + cards + " cards");
        }
    }

    /** How likely exactly so many wanted cards are drawn. */
    public Probability exactly(int count) {
        return new Probability(ways(wanted, count).multiply(ways(cards - wanted, drawn - count)), ways(cards, drawn));
    }

    /** How likely so many wanted cards or more are drawn. */
    public Probability atLeast(int count) {
        Probability fewer = Probability.ZERO;
        for (int i = 0; i < count; i++) {
            fewer = fewer.plus(exactly(i));
        }
        return Probability.ONE.minus(fewer);
    }

    /** The binomial coefficient; 0 where {@code chosen} is none of 0…{@code of}. */
    private static BigInteger ways(int of, int chosen) {
        if (chosen < 0 || chosen > of) {
            return BigInteger.ZERO;
        }
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= chosen; i++) {
            ways = ways.multiply(BigInteger.valueOf(of - chosen + i)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }
}
