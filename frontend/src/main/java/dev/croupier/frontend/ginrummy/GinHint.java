package dev.croupier.frontend.ginrummy;

import dev.croupier.core.odds.Probability;
import dev.croupier.ginrummy.analysis.AfterDiscard;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.BestKnock;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.analysis.Odds;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/** What the analysis says of a decision, in lines of text. */
final class GinHint {
    private static final int DISCARDS = 5;

    private final GinView view;
    private final GinAdvice advice;

    GinHint(GinView view) {
        this.view = view;
        this.advice = new GinAdvice(view);
    }

    Seq<String> lines() {
        if (advice.seat().isEmpty()) {
            return Array.empty();
        }
        return switch (view.phase()) {
            case UPCARD_OFFER, DRAW, LAST_DISCARD -> pile().appendAll(stock(advice.hand()));
            case STOCK_DRAW -> stock(advice.hand());
            case DISCARD, LAST_KNOCK -> knock().appendAll(discards());
            case DECLARATION -> Array.of(GinText.HINT_DECLARE.of(words(advice.declaration())));
            case LAY_OFF -> answer(advice.answer());
            case SCORED -> Array.of(GinText.HINT_DEAL.of());
        };
    }

    private Array<String> pile() {
        long hand = advice.hand();
        Card top = view.pile().head();
        AfterDiscard best =
                Arrangements.bestDiscard(hand | top.mask(), io.vavr.control.Option.some(top), advice.aceRuns());
        Arrangement left =
                Arrangements.best((hand | top.mask()) & ~best.discard().mask(), advice.aceRuns());
        Array<String> lines = Array.of(
                GinText.HINT_NOW.of(words(Arrangements.best(hand, advice.aceRuns()))),
                GinText.HINT_PILE.of(top, best.discard(), words(left)));
        return best.deadwood() <= view.knockLimit() ? lines.append(GinText.HINT_PILE_KNOCK.of()) : lines;
    }

    private Array<String> stock(long hand) {
        long unseen = view.unseen().low();
        Odds odds = Odds.ofNextDraw(hand, unseen, advice.aceRuns());
        int limit = view.knockLimit();
        boolean ginOnly = limit == 0;
        long enough = Odds.drawsWithin(hand, unseen, limit, advice.aceRuns());
        String chances = ginOnly
                ? GinText.HINT_STOCK_GIN.of(percent(odds.improves()), percent(odds.gin()))
                : GinText.HINT_STOCK.of(percent(odds.improves()), percent(odds.atMost(limit)), percent(odds.gin()));
        boolean few = enough != Cards.NONE && enough != unseen;
        return few
                ? Array.of(
                        chances,
                        (ginOnly ? GinText.HINT_GIN_CARDS : GinText.HINT_STOCK_CARDS).of(CardNotation.format(enough)))
                : Array.of(chances);
    }

    private Array<String> knock() {
        if (advice.isBigGin()) {
            return Array.of(GinText.HINT_BIG_GIN.of());
        }
        return advice.knock()
                .map(knock ->
                        Array.of(GinText.HINT_KNOCK.of(knock.discard(), words(knock.arrangement())), openings(knock)))
                .getOrElse(() -> Array.of(GinText.HINT_NO_KNOCK.of(
                        Arrangements.bestDiscard(advice.hand(), advice.barred(), advice.aceRuns())
                                .deadwood(),
                        view.knockLimit())));
    }

    private static String openings(BestKnock knock) {
        return knock.openings() == Cards.NONE
                ? GinText.HINT_NO_OPENINGS.of()
                : GinText.HINT_OPENINGS.of(CardNotation.format(knock.openings()));
    }

    private Array<String> discards() {
        Array<AfterDiscard> discards = Arrangements.discards(advice.hand(), advice.barred(), advice.aceRuns());
        return discards.take(DISCARDS)
                .map(after -> GinText.HINT_DISCARD.of(after.discard(), after.deadwood()))
                .appendAll(stock(advice.hand() & ~discards.head().discard().mask()));
    }

    private static Array<String> answer(LayOffs answer) {
        return answer.layOffs()
                .map(layOff -> GinText.HINT_LAY_OFF.of(layOff))
                .append(GinText.HINT_KEEP.of(words(answer.own())));
    }

    private static String words(Arrangement arrangement) {
        String melds = arrangement.melds().isEmpty()
                ? GinText.NO_MELDS.of()
                : arrangement.melds().map(meld -> "[" + meld + "]").mkString(" ");
        return arrangement.isGin()
                ? GinText.ALL_MELDED.of(melds)
                : GinText.NOT_MELDED.of(melds, CardNotation.format(arrangement.unmatched()), arrangement.deadwood());
    }

    private static String percent(Probability probability) {
        return probability.equals(Probability.ZERO)
                ? GinText.HINT_NEVER.of()
                : GinText.HINT_ODDS.of(
                        probability, String.format(Locale.ROOT, "%.1f", 100.0 * probability.doubleValue()));
    }
}
