package dev.croupier.ginrummy.score;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GinRules;
import io.vavr.control.Option;

/**
 * One game on the score sheet: both seats' tallies. Standard scoring has one, Hollywood three.
 *
 * @param first of seat 0
 * @param second of seat 1
 */
public record Column(Tally first, Tally second) {
    static final Column EMPTY = new Column(Tally.NONE, Tally.NONE);

    public Tally tally(Seat seat) {
        return seat.index() == 0 ? first : second;
    }

    /** Who reached the target here, which closes the column (GIN-21, GIN-HOL-2). */
    public Option<Seat> closedBy(GinRules rules) {
        return first.running(rules) >= rules.target()
                ? Option.some(Seat.of(0))
                : Option.when(second.running(rules) >= rules.target(), Seat.of(1));
    }

    boolean isOpen(GinRules rules) {
        return closedBy(rules).isEmpty();
    }

    Column plus(Seat winner, HandResult result, int streakBonus) {
        return winner.index() == 0
                ? new Column(first.plus(result, streakBonus), second)
                : new Column(first, second.plus(result, streakBonus));
    }
}
