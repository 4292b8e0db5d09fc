package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.BestKnock;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** The actions among which a search is worth its time. */
final class Candidates {
    private Candidates() {}

    /** All draws; at the end of a turn the discards that the heuristic likes best, and the best knock; gin alone if it can be had. */
    static Array<GinAction> of(
            GinView view, IndexedSeq<GinAction> legal, GinAction usual, Judgement judgement, int breadth) {
        if (view.phase() == Phase.LAST_KNOCK) {
            return Array.of(usual);
        }
        if (view.phase() != Phase.DISCARD) {
            return legal.toArray();
        }
        Seat seat = view.turn();
        long hand = view.known(seat);
        Option<BestKnock> knock = BestKnock.of(
                hand,
                view.knockLimit(),
                view.rules().mayDiscardTakenCard() ? Option.none() : view.taken(),
                Cards.of(view.pile()),
                view.rules().aceRuns());
        if (knock.exists(best -> best.arrangement().isGin())) {
            return Array.of(usual);
        }
        long held = view.known(seat.next(2));
        long unseen = view.unseen().low();
        Array<GinAction> discards = Cards.list(hand & ~Cards.of(view.taken()))
                .sortBy(card -> judgement.cost(hand, card.number(), held, unseen))
                .take(breadth)
                .map(card -> Actions.discard(seat, card));
        return knock.map(best -> discards.append(Actions.knock(seat, best.discard())))
                .getOrElse(discards);
    }
}
