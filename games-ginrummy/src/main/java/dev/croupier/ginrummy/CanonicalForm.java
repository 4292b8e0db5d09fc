package dev.croupier.ginrummy;

import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.score.Column;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.score.Score;
import dev.croupier.ginrummy.score.Tally;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.Showdown;
import io.vavr.collection.Array;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** A state as one line of text, the same on every machine: every component in order, separated by semicolons; {@code -} is nothing. */
final class CanonicalForm {
    private CanonicalForm() {}

    static String of(GinState state) {
        return new StringJoiner(";")
                .add(state.phase().name())
                .add("turn " + state.turn())
                .add("dealer " + state.dealer())
                .add("hands " + cards(state.hand0()) + "/" + cards(state.hand1()))
                .add("known " + cards(state.known0()) + "/" + cards(state.known1()))
                .add("stock "
                        + state.stock()
                                .segments()
                                .map(segment -> cards(segment.low()))
                                .mkString("/"))
                .add("pile " + state.pile().mkString(" "))
                .add("upcard " + orNothing(state.upcard()))
                .add("taken " + orNothing(state.taken()))
                .add("draws " + state.pileDraws() + (state.putBack() ? " put back" : ""))
                .add("showdown "
                        + state.showdownIfAny().map(CanonicalForm::showdown).getOrElse("-"))
                .add("result " + state.resultIfAny().map(CanonicalForm::result).getOrElse("-"))
                .add("score " + score(state.score()))
                .add("hands " + state.hands())
                .add("decisions " + state.decisions())
                .add("withdrawn " + orNothing(state.withdrawn()))
                .toString();
    }

    private static String cards(long cards) {
        return CardNotation.format(cards);
    }

    private static String orNothing(@Nullable Object value) {
        return value == null ? "-" : value.toString();
    }

    private static String showdown(Showdown showdown) {
        return showdown.knocker()
                + (showdown.bigGin() ? " big gin " : " knock ")
                + showdown.limit()
                + " ["
                + melds(showdown.knockerMelds())
                + "] ["
                + melds(showdown.defenderMelds())
                + "] "
                + cards(showdown.laidOff().low());
    }

    private static String melds(Array<Meld> melds) {
        return melds.mkString("|");
    }

    private static String result(HandResult result) {
        return result.ending().name()
                + " "
                + result.winner().map(Object::toString).getOrElse("-")
                + " "
                + result.points()
                + " "
                + result.boxes()
                + " "
                + result.knockerDeadwood()
                + " "
                + result.defenderDeadwood();
    }

    private static String score(Score score) {
        return score.columns().map(CanonicalForm::column).mkString(" ")
                + " streak "
                + score.streakOf().map(Object::toString).getOrElse("-")
                + " "
                + score.streak()
                + " "
                + score.streakPoints().mkString("/");
    }

    private static String column(Column column) {
        return tally(column.first()) + "/" + tally(column.second());
    }

    private static String tally(Tally tally) {
        return tally.points() + "+" + tally.wins() + "+" + tally.boxes() + "+" + tally.streak();
    }
}
