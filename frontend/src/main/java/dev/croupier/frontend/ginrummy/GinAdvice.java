package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.BestKnock;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Showdown;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the analysis says of a decision.
 *
 * @param view what the deciding seat sees
 */
record GinAdvice(GinView view) {

    /** The seat that decides and looks. */
    Option<Seat> seat() {
        return view.toAct().filter(view.observer()::equals);
    }

    /** Its cards outside of melds. */
    long hand() {
        return seat().map(view::known).getOrElse(Cards.NONE);
    }

    AceRuns aceRuns() {
        return view.rules().aceRuns();
    }

    /** The card that may not be discarded in this turn. */
    Option<Card> barred() {
        return view.rules().mayDiscardTakenCard() ? Option.none() : view.taken();
    }

    Option<BestKnock> knock() {
        return BestKnock.of(hand(), view.knockLimit(), barred(), Cards.of(view.pile()), aceRuns());
    }

    boolean isBigGin() {
        return view.rules().bigGin() && Arrangements.isBigGin(hand(), aceRuns());
    }

    /** The declaration that leaves the least deadwood and, among those, the fewest cards to lay off. */
    Arrangement declaration() {
        long elsewhere = hand()
                | Cards.of(view.pile())
                | view.showdown().map(Showdown::cards).getOrElse(Cards.NONE);
        return Arrangements.optimal(hand(), aceRuns())
                .minBy(arrangement -> Long.bitCount(openings(arrangement) & ~elsewhere))
                .get();
    }

    private long openings(Arrangement arrangement) {
        long openings = Cards.NONE;
        for (Meld meld : arrangement.melds()) {
            openings |= meld.takes(aceRuns());
        }
        return openings;
    }

    /** The defender's best answer to what lies on the table. */
    LayOffs answer() {
        Array<Meld> melds = view.showdown().map(Showdown::knockerMelds).getOrElse(Array.empty());
        boolean gin = view.showdown().exists(open -> view.hand(open.knocker()).size() == 0);
        return gin ? LayOffs.none(hand(), aceRuns()) : LayOffs.optimal(melds, hand(), aceRuns());
    }

    /** The one action to take; none where it is a matter of judgement. */
    Option<GinAction> action() {
        return seat().flatMap(seat -> switch (view.phase()) {
            case DISCARD, LAST_KNOCK -> Option.some(endOfTurn(seat));
            case DECLARATION -> Option.some(meldOrDone(seat, declaration()));
            case LAY_OFF -> {
                LayOffs answer = answer();
                yield Option.some(answer.layOffs()
                        .headOption()
                        .<GinAction>map(layOff -> new GinAction.LayOff(seat, layOff.card(), layOff.onto()))
                        .getOrElse(() -> meldOrDone(seat, answer.own())));
            }
            case STOCK_DRAW -> Option.some(Actions.drawStock(seat));
            case SCORED -> Option.some(Actions.deal(seat));
            default -> Option.none();
        });
    }

    private GinAction endOfTurn(Seat seat) {
        if (isBigGin()) {
            return Actions.bigGin(seat);
        }
        return knock().<GinAction>map(knock -> Actions.knock(seat, knock.discard()))
                .getOrElse(() -> Actions.discard(
                        seat,
                        Arrangements.bestDiscard(hand(), barred(), aceRuns()).discard()));
    }

    private static GinAction meldOrDone(Seat seat, Arrangement arrangement) {
        return arrangement
                .melds()
                .headOption()
                .<GinAction>map(meld -> new GinAction.DeclareMeld(seat, meld))
                .getOrElse(() -> Actions.done(seat));
    }
}
