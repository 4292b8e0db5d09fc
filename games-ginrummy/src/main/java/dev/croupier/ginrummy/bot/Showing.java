package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.Arrangement;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.LayOff;
import dev.croupier.ginrummy.analysis.LayOffs;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Showdown;

/**
 * Laying a hand open after a knock. Each step is chosen anew from what then lies on the table: the first step of a best way to go on,
 * after which the rest of that way is still open.
 */
final class Showing {
    private Showing() {}

    /** The knocker's next meld: toward the least deadwood, and among those arrangements the one with the fewest openings for lay-offs. */
    static GinAction declare(GinView view, Seat seat) {
        long hand = view.known(seat);
        long closed = view.seen().low();
        AceRuns aceRuns = view.rules().aceRuns();
        Arrangement best = Arrangements.optimal(hand, aceRuns)
                .minBy(arrangement -> openings(arrangement, closed, aceRuns))
                .get();
        return best.melds().isEmpty()
                ? Actions.done(seat)
                : new GinAction.DeclareMeld(seat, best.melds().head());
    }

    /** The cards that could be laid off on these melds, then their points, as one number; nothing is laid off on gin. */
    private static int openings(Arrangement arrangement, long closed, AceRuns aceRuns) {
        if (arrangement.isGin()) {
            return 0;
        }
        long openings = Cards.NONE;
        for (Meld meld : arrangement.melds()) {
            openings |= meld.takes(aceRuns) & ~closed;
        }
        return Long.bitCount(openings) * 1_000 + Cards.points(openings);
    }

    /** The defender's next meld or lay-off: toward the least deadwood of melds and lay-offs together. */
    static GinAction answer(GinView view, Seat seat) {
        long hand = view.known(seat);
        AceRuns aceRuns = view.rules().aceRuns();
        Showdown showdown = view.showdown().get();
        boolean toGin = view.hand(showdown.knocker()).size() == 0;
        LayOffs best = toGin ? LayOffs.none(hand, aceRuns) : LayOffs.optimal(showdown.knockerMelds(), hand, aceRuns);
        if (!best.own().melds().isEmpty()) {
            return new GinAction.DeclareMeld(seat, best.own().melds().head());
        }
        if (best.layOffs().isEmpty()) {
            return Actions.done(seat);
        }
        LayOff next = best.layOffs().head();
        return new GinAction.LayOff(seat, next.card(), next.onto());
    }
}
