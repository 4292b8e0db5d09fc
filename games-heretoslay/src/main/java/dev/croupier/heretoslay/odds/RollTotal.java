package dev.croupier.heretoslay.odds;

import dev.croupier.core.odds.Probability;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * The total of two six-sided dice and a fixed bonus. It is compared as it is, below 2 and above 12 too (HTS-HRO-09).
 *
 * @param bonus what leader, items, slain Monsters and effects add when the dice land; below 0 for a malus
 */
public record RollTotal(int bonus) {
    /** The least that two dice show. */
    public static final int LEAST_DICE = 2;

    /** The most that two dice show. */
    public static final int MOST_DICE = 12;

    private static final int FACES = 6;
    private static final int CASES = FACES * FACES;

    /** In how many of the 36 cases two dice show {@code dice}. */
    static int ways(int dice) {
        return Math.max(0, FACES - Math.abs(FACES + 1 - dice));
    }

    /** What two dice can show, least first. */
    static Vector<Integer> everyDice() {
        return Vector.rangeClosed(LEAST_DICE, MOST_DICE);
    }

    /** How likely each total is, least first; only what can happen. */
    public TreeMap<Integer, Probability> distribution() {
        TreeMap<Integer, Probability> distribution = TreeMap.empty();
        for (int dice : everyDice()) {
            distribution = distribution.put(dice + bonus, Probability.of(ways(dice), CASES));
        }
        return distribution;
    }

    /** How likely the total is {@code total} exactly. */
    public Probability exactly(int total) {
        return within(total, total);
    }

    /** How likely the total is {@code total} or more. */
    public Probability atLeast(int total) {
        return within(total, Integer.MAX_VALUE);
    }

    /** How likely the total is {@code total} or less. */
    public Probability atMost(int total) {
        return within(Integer.MIN_VALUE, total);
    }

    /** How likely the total is within a range, such as a Monster's fight-back range, both ends included; 0 when it is empty. */
    public Probability within(int least, int most) {
        int cases = 0;
        for (int dice : everyDice()) {
            int total = dice + bonus;
            cases += least <= total && total <= most ? ways(dice) : 0;
        }
        return Probability.of(cases, CASES);
    }
}
