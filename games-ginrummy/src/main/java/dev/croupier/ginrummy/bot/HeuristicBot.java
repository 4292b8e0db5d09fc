package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import dev.croupier.ginrummy.analysis.BestKnock;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Deadwood;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * Sound play without search, of any variant: takes from the pile what comes into a meld, keeps little deadwood and cards with chances,
 * gives the opponent no card that it is likely to want, knocks when it can, and shows its hand in the best way. It uses no chance.
 *
 * @param weights what counts how much
 */
record HeuristicBot(Weights weights) implements Bot<GinAction, GinView> {

    @Override
    public GinAction choose(GinView view, IndexedSeq<GinAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Seat seat = view.turn();
        return switch (view.phase()) {
            case UPCARD_OFFER -> wantsTop(view) ? Actions.drawPile(seat) : Actions.pass(seat);
            case LAST_DISCARD -> Actions.drawPile(seat);
            case DRAW -> wantsTop(view) ? Actions.drawPile(seat) : Actions.drawStock(seat);
            case STOCK_DRAW -> Actions.drawStock(seat);
            case DISCARD, LAST_KNOCK -> endOfTurn(view, seat, legal);
            case DECLARATION -> Showing.declare(view, seat);
            case LAY_OFF -> Showing.answer(view, seat);
            case SCORED -> Actions.deal(seat);
        };
    }

    Judgement judgement(GinView view) {
        return Judgement.of(view.rules().aceRuns(), weights);
    }

    private boolean wantsTop(GinView view) {
        return judgement(view)
                .wants(
                        view.known(view.turn()),
                        view.pile().head().number(),
                        view.knockLimit(),
                        view.stock(),
                        view.rules().mayDiscardTakenCard());
    }

    private GinAction endOfTurn(GinView view, Seat seat, IndexedSeq<GinAction> legal) {
        long hand = view.known(seat);
        Judgement judgement = judgement(view);
        Option<Card> barred = barred(view);
        int left = Deadwood.deadwood(
                judgement.deadwood().bestDiscard(hand, barred.map(Card::number).getOrElse(Deadwood.NO_CARD)));
        boolean mustKnock = view.phase() == Phase.LAST_KNOCK;
        if (left <= view.knockLimit() && (mustKnock || judgement.knocks(left, view.stock()))) {
            return knock(view, legal);
        }
        int card = judgement.discard(
                hand,
                hand & ~Cards.of(view.taken()),
                view.known(seat.next(2)),
                view.unseen().low());
        return Actions.discard(seat, Card.of(card));
    }

    /** Big gin where it is legal and worth no less than gin; else the knock that leaves the least and opens the least. */
    static GinAction knock(GinView view, IndexedSeq<GinAction> legal) {
        Seat seat = view.turn();
        GinRules rules = view.rules();
        GinAction last = legal.last();
        if (last instanceof GinAction.BigGin && rules.bigGinBonus() >= rules.ginBonus()) {
            return last;
        }
        BestKnock best = BestKnock.of(
                        view.known(seat), view.knockLimit(), barred(view), Cards.of(view.pile()), rules.aceRuns())
                .get();
        return Actions.knock(seat, best.discard());
    }

    private static Option<Card> barred(GinView view) {
        return view.rules().mayDiscardTakenCard() ? Option.none() : view.taken();
    }
}
