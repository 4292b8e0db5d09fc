package dev.croupier.ginrummy.score;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GameWinner;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.rules.HollywoodWinner;
import dev.croupier.ginrummy.rules.Shutout;
import dev.croupier.ginrummy.rules.ShutoutTest;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The account at the end of a match (GIN-B25 to GIN-B27, GIN-22 to GIN-25, GIN-HOL-2, GIN-HOL-4).
 *
 * @param columns each column's account
 * @param totals by seat, the sum over the columns and the points for wins in a row
 * @param winner who won the match; nobody only when the sums of three columns are equal
 */
public record Settlement(Array<ColumnAccount> columns, Array<Integer> totals, Option<Seat> winner) {
    private static final int FLAT_SHUTOUT = 100;
    private static final int THIRD = 2;

    /**
     * One column's account.
     *
     * @param closedBy who reached the target
     * @param shutout whether the other was shut out
     * @param totals by seat: points, boxes, and for the one who reached the target the game bonus
     * @param winner who won the column
     */
    public record ColumnAccount(Seat closedBy, boolean shutout, Array<Integer> totals, Seat winner) {}

    static Settlement of(GinRules rules, Score score) {
        Array<ColumnAccount> columns = score.columns()
                .zipWithIndex((column, place) -> account(
                        rules,
                        column,
                        place == THIRD && rules.thirdColumnDouble() ? 2 : 1,
                        place == 0 && !rules.threeColumns() ? score.streakPoints() : Array.of(0, 0)));
        Array<Integer> outside = rules.threeColumns() ? score.streakPoints() : Array.of(0, 0);
        Array<Integer> totals = Array.of(0, 1)
                .map(seat ->
                        columns.map(column -> column.totals().get(seat)).sum().intValue() + outside.get(seat));
        return new Settlement(columns, totals, winner(rules, columns, totals));
    }

    private static ColumnAccount account(GinRules rules, Column column, int times, Array<Integer> streakPoints) {
        Seat closedBy = column.closedBy(rules)
                .getOrElseThrow(() -> new IllegalStateException("a column is settled when it is closed"));
        Tally loser = column.tally(closedBy.next(2));
        boolean shutout = rules.shutout() != Shutout.NONE
                && (rules.shutoutTest() == ShutoutTest.NO_WINS ? loser.wins() == 0 : loser.points() == 0);
        Array<Integer> totals = Array.of(Seat.of(0), Seat.of(1)).map(seat -> {
            Tally tally = column.tally(seat);
            int base =
                    tally.points() + tally.streak() + streakPoints.get(seat.index()) + tally.boxes() * rules.boxBonus();
            return times * (seat.equals(closedBy) ? withGameBonus(rules, tally, base, shutout) : base);
        });
        Seat other = closedBy.next(2);
        boolean higher =
                rules.gameWinner() == GameWinner.TOTAL && totals.get(other.index()) > totals.get(closedBy.index());
        return new ColumnAccount(closedBy, shutout, totals, higher ? other : closedBy);
    }

    private static int withGameBonus(GinRules rules, Tally tally, int base, boolean shutout) {
        int total = base + rules.gameBonus();
        if (!shutout) {
            return total;
        }
        return switch (rules.shutout()) {
            case GAME_BONUS_DOUBLE -> total + rules.gameBonus();
            case TOTAL_DOUBLE -> 2 * total;
            case HAND_POINTS_DOUBLE -> total + tally.points();
            case FLAT -> total + FLAT_SHUTOUT;
            case NONE -> total;
        };
    }

    private static Option<Seat> winner(GinRules rules, Array<ColumnAccount> columns, Array<Integer> totals) {
        if (!rules.threeColumns()) {
            return Option.some(columns.head().winner());
        }
        int lead = rules.hollywoodWinner() == HollywoodWinner.SUM
                ? totals.get(0) - totals.get(1)
                : columns.count(column -> column.winner().index() == 0)
                        - columns.count(column -> column.winner().index() == 1);
        return lead == 0 ? Option.none() : Option.some(Seat.of(lead > 0 ? 0 : 1));
    }
}
