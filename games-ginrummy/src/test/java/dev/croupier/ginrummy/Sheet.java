package dev.croupier.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Ending;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.score.Settlement;
import io.vavr.control.Option;

/** A score sheet as tests keep it: who won the hands, and how many points each. */
public record Sheet(GinRules rules, Score score) {
    public static Sheet of(GinRules rules) {
        return new Sheet(rules, Score.empty(rules));
    }

    /** The seat wins one hand after the other, for so many points. */
    public Sheet wins(int seat, int... points) {
        Sheet sheet = this;
        for (int won : points) {
            sheet = sheet.after(new HandResult(Ending.KNOCK, Option.some(Seat.of(seat)), won, 1, 0, won));
        }
        return sheet;
    }

    public Sheet after(HandResult result) {
        return new Sheet(rules, score.after(rules, result));
    }

    public boolean isOver() {
        return score.isOver(rules);
    }

    public Settlement settled() {
        return score.settle(rules);
    }

    /** Both totals in the settlement, such as {@code 350:0}. */
    public String totals() {
        return settled().totals().mkString(":");
    }

    /** The points in the columns, such as {@code 120:0 90:20 60:20}. */
    public String columns() {
        return score.columns()
                .map(column -> column.first().points() + ":" + column.second().points())
                .mkString(" ");
    }
}
