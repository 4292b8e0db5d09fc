package dev.croupier.ginrummy.score;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.BonusTiming;
import dev.croupier.ginrummy.rules.GinRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The score sheet of a match.
 *
 * @param columns one, or three in Hollywood scoring
 * @param streakOf who won the last hand that was won
 * @param streak how many in a row that is; void hands don't break it (GIN-TED-2)
 * @param streakPoints by seat, points for wins in a row that are credited in the settlement
 */
public record Score(Array<Column> columns, Option<Seat> streakOf, int streak, Array<Integer> streakPoints) {

    /** The empty sheet of a match under {@code rules}. */
    public static Score empty(GinRules rules) {
        return new Score(
                Array.fill(rules.threeColumns() ? 3 : 1, () -> Column.EMPTY), Option.none(), 0, Array.of(0, 0));
    }

    /** The sheet after a hand: a hand that nobody won changes nothing (GIN-26). */
    public Score after(GinRules rules, HandResult result) {
        return result.winner().map(winner -> won(rules, winner, result)).getOrElse(this);
    }

    private Score won(GinRules rules, Seat winner, HandResult result) {
        int inARow = streakOf.contains(winner) ? streak + 1 : 1;
        int bonus = inARow >= rules.streakFrom() ? rules.streakBonus() : 0;
        boolean atOnce = rules.streakTiming() == BonusTiming.IMMEDIATE;
        return new Score(
                entered(rules, winner, result, atOnce ? bonus : 0),
                Option.some(winner),
                inARow,
                atOnce ? streakPoints : streakPoints.update(winner.index(), points -> points + bonus));
    }

    /** Enters the win in every open column that the winner has begun, and in the next open one not yet begun (GIN-HOL-1, GIN-HOL-3). */
    private Array<Column> entered(GinRules rules, Seat winner, HandResult result, int streakBonus) {
        int next = columns.indexWhere(
                column -> column.isOpen(rules) && !column.tally(winner).hasBegun());
        return columns.zipWithIndex((column, place) -> {
            boolean enters = column.isOpen(rules)
                    && (place == next || column.tally(winner).hasBegun());
            return enters ? column.plus(winner, result, streakBonus) : column;
        });
    }

    /** Whether every column is closed: the match is over (GIN-21, GIN-HOL-4). */
    public boolean isOver(GinRules rules) {
        return columns.forAll(column -> !column.isOpen(rules));
    }

    /** The settlement of a match that is over. */
    public Settlement settle(GinRules rules) {
        return Settlement.of(rules, this);
    }
}
