package dev.croupier.ginrummy.score;

import dev.croupier.ginrummy.rules.BonusTiming;
import dev.croupier.ginrummy.rules.GinRules;

/**
 * What one seat has in one column.
 *
 * @param points hand points
 * @param wins hands entered here
 * @param boxes boxes for them
 * @param streak points for wins in a row that were credited at once
 */
public record Tally(int points, int wins, int boxes, int streak) {
    static final Tally NONE = new Tally(0, 0, 0, 0);

    /** Whether this seat has an entry in the column. */
    public boolean hasBegun() {
        return wins > 0;
    }

    /** What counts toward the target. */
    public int running(GinRules rules) {
        return points + streak + (rules.boxTiming() == BonusTiming.IMMEDIATE ? boxes * rules.boxBonus() : 0);
    }

    Tally plus(HandResult result, int streakBonus) {
        return new Tally(points + result.points(), wins + 1, boxes + result.boxes(), streak + streakBonus);
    }
}
