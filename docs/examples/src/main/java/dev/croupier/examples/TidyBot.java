package dev.croupier.examples;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.play.Bot;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.IndexedSeq;

/** A bot for Gin Rummy that wants as little deadwood as it can have at once. */
public final class TidyBot implements Bot<GinAction, GinView> {

    @Override
    public GinAction choose(GinView view, IndexedSeq<GinAction> legal, Chance chance) {
        return legal.minBy(action -> deadwoodAfter(view, action)).get();
    }

    private static int deadwoodAfter(GinView view, GinAction action) {
        long hand = view.known(action.seat());
        var aces = view.rules().aceRuns();
        if (action instanceof GinAction.Discard discard) {
            return Arrangements.minimum(hand & ~discard.card().mask(), aces);
        }
        if (action instanceof GinAction.DrawPile) {
            return Arrangements.bestDiscard(hand | view.pile().head().mask(), aces)
                    .deadwood();
        }
        return action instanceof GinAction.DrawStock || action instanceof GinAction.Pass
                ? Arrangements.minimum(hand, aces)
                : action instanceof GinAction.Done ? 0 : -1; // to knock, to meld and to lay off come first
    }
}
