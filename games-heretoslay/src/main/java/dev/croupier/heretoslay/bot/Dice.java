package dev.croupier.heretoslay.bot;

import dev.croupier.heretoslay.odds.ChallengeOdds;
import dev.croupier.heretoslay.odds.ChallengeSide;
import dev.croupier.heretoslay.odds.RollTotal;
import io.vavr.collection.Array;

/** The exact odds of two dice, looked up. */
final class Dice {
    static final int LEAST = RollTotal.LEAST_DICE;
    static final int MOST = RollTotal.MOST_DICE;

    /** A lead with which the challenger cannot lose. */
    private static final int SURE = MOST - LEAST;

    private static final Array<Double> EXACTLY = Array.rangeClosed(LEAST, MOST)
            .map(dice -> new RollTotal(0).exactly(dice).doubleValue());
    private static final Array<Double> CHALLENGER = Array.rangeClosed(-SURE, SURE)
            .map(lead -> new ChallengeOdds(ChallengeSide.of(lead), ChallengeSide.of(0))
                    .challengerWins()
                    .doubleValue());

    private Dice() {}

    /** How likely two dice show {@code dice}, 2…12. */
    static double exactly(int dice) {
        return EXACTLY.get(dice - LEAST);
    }

    /** How likely a challenger wins whose bonuses are by so much the better. */
    static double challengerWins(int lead) {
        return lead < -SURE ? 0.0 : CHALLENGER.get(Math.min(lead, SURE) + SURE);
    }
}
