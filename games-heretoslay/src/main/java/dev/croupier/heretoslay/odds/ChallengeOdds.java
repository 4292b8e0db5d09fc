package dev.croupier.heretoslay.odds;

import dev.croupier.core.odds.Probability;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The odds of a challenge: both sides roll two dice, and the challenger wins with a total equal to the defender's or higher (HTS-CHL-06).
 *
 * <p>Both play their Modifiers as well as possible after both have rolled, on either roll (HTS-CHL-05), and each takes the other's as
 * known. As on any roll, any Modifier reopens the window, so the challenge ends as it does when both sides have played everything that
 * helps them. Other players play none, and what is drawn meanwhile is left out.
 *
 * @param challenger who played the Challenge card
 * @param defender whose card is challenged
 */
public record ChallengeOdds(ChallengeSide challenger, ChallengeSide defender) {
    private static final int CASES = 6 * 6 * 6 * 6;

    /** How likely the challenger wins. */
    public Probability challengerWins() {
        int cases = 0;
        for (int attack : RollTotal.everyDice()) {
            for (int defence : RollTotal.everyDice()) {
                cases += challengerWins(attack, defence) ? RollTotal.ways(attack) * RollTotal.ways(defence) : 0;
            }
        }
        return Probability.of(cases, CASES);
    }

    /** How likely the defender wins, and so plays the card. */
    public Probability defenderWins() {
        return Probability.ONE.minus(challengerWins());
    }

    /** Whether the challenger wins when the dice show this. */
    public boolean challengerWins(int challengersDice, int defendersDice) {
        return lead(challengersDice, defendersDice)
                        + challenger.bestAgainst(defender)
                        - defender.bestAgainst(challenger)
                >= 0;
    }

    /**
     * The challenger's Modifiers that just win, when the dice show this and the defender plays none: the fewest cards, and among as many
     * the least too much.
     *
     * @return in the order of the challenger's Modifiers; none when all of them are not enough
     */
    public Option<Array<ChallengeUse>> fewestForChallenger(int challengersDice, int defendersDice) {
        return Fewest.reaching(
                -lead(challengersDice, defendersDice), challenger.usesAgainst(defender), ChallengeUse::gain);
    }

    /**
     * The defender's Modifiers that just win, when the dice show this and the challenger plays none; chosen as in {@link
     * #fewestForChallenger}.
     *
     * @return in the order of the defender's Modifiers; none when all of them are not enough
     */
    public Option<Array<ChallengeUse>> fewestForDefender(int challengersDice, int defendersDice) {
        return Fewest.reaching(
                lead(challengersDice, defendersDice) + 1, defender.usesAgainst(challenger), ChallengeUse::gain);
    }

    /** How much the challenger's total is ahead of the defender's; below 0 when it is behind. */
    private int lead(int challengersDice, int defendersDice) {
        return challengersDice + challenger.bonus() - defendersDice - defender.bonus();
    }
}
