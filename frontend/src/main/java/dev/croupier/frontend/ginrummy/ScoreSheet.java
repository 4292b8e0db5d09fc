package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.score.Settlement;
import dev.croupier.ginrummy.score.Tally;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The score of a match, and its settlement once it is over.
 *
 * @param names what the seats are called
 * @param view what is seen
 */
record ScoreSheet(Names names, GinView view) {
    private static final Array<Seat> SEATS = Array.of(Seat.of(0), Seat.of(1));

    /** One line: You 25 · Bot 40 · to 100. */
    String inShort() {
        return SEATS.map(seat -> names.of(seat) + " "
                        + score().columns()
                                .map(column -> column.tally(seat).running(rules()))
                                .mkString("/"))
                .append(GinText.TO_TARGET.of(rules().target()))
                .mkString(" · ");
    }

    Seq<String> lines() {
        Array<String> lines = Array.empty();
        boolean several = score().columns().size() > 1;
        for (int place = 0; place < score().columns().size(); place++) {
            int column = place;
            lines = lines.append(cells(several ? GinText.SHEET_COLUMN.of(place + 1) : "", GinText.SHEET_HEAD.of()))
                    .appendAll(SEATS.map(
                            seat -> tally(seat, score().columns().get(column).tally(seat))));
        }
        lines = lines.appendAll(SEATS.filter(seat -> score().streakPoints().get(seat.index()) > 0)
                .map(seat -> GinText.SHEET_STREAK.of(
                        names.of(seat), score().streakPoints().get(seat.index()))));
        return score().isOver(rules())
                ? lines.appendAll(settlement(score().settle(rules())))
                : lines.append(GinText.SHEET_TARGET.of(rules().target(), rules().boxBonus(), rules().gameBonus()));
    }

    private Seq<String> settlement(Settlement settlement) {
        boolean several = settlement.columns().size() > 1;
        return settlement
                .columns()
                .zipWithIndex()
                .filter(column -> column._1.shutout())
                .map(column -> several ? GinText.SHEET_COLUMN_SHUTOUT.of(column._2 + 1) : GinText.SHEET_SHUTOUT.of())
                .append(cells(
                        GinText.SHEET_TOTAL.of(),
                        SEATS.map(seat -> names.of(seat) + " "
                                        + settlement.totals().get(seat.index()))
                                .mkString(" · ")));
    }

    private String tally(Seat seat, Tally tally) {
        return cells(names.of(seat), "%6d %6d %6d".formatted(tally.running(rules()), tally.wins(), tally.boxes()));
    }

    private String cells(String name, String rest) {
        return " " + name + " ".repeat(Math.max(1, Math.max(8, names.width()) + 2 - name.length())) + rest;
    }

    private Score score() {
        return view.score();
    }

    private GinRules rules() {
        return view.rules();
    }
}
