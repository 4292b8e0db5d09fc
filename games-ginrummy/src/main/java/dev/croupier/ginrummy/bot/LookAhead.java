package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.FlatMonteCarlo;
import dev.croupier.core.search.Playouts;
import dev.croupier.core.search.Rated;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Flat Monte Carlo search over the deals that the seat cannot tell apart.
 *
 * <p><b>Principle.</b> Before a knock, each iteration deals the unseen cards as they may well lie ({@link LikelyDeals}) and asks for every
 * {@linkplain Candidates candidate} what the hand would come to, in points, if both seats went on by the heuristic ({@link Playout}). All
 * candidates face the same deals with the same order of the stock, so that luck weighs on them alike. The heuristic's own choice stands
 * unless another is better by more than what chance explains. After the knock the best answer is known without search.
 *
 * <p><b>Why.</b> It is the reference for {@link TreeSearch}, which looks deeper: as strong as one can be who trusts the heuristic with
 * everything but the next action.
 *
 * @param budget how many deals
 * @param weights the heuristic's
 * @param plausibility what makes a deal likely
 */
record LookAhead(Budget budget, Weights weights, Plausibility plausibility) implements Bot<GinAction, GinView> {
    /** How many discards are compared. */
    private static final int BREADTH = 4;

    /** What chance explains of a difference after one deal, in the game's utilities. */
    private static final double DOUBT = 0.5;

    @Override
    public GinAction choose(GinView view, IndexedSeq<GinAction> legal, Chance chance) {
        HeuristicBot heuristic = new HeuristicBot(weights);
        GinAction usual = heuristic.choose(view, legal, chance);
        if (legal.size() == 1 || !view.phase().isBeforeKnock()) {
            return usual;
        }
        Array<GinAction> candidates = Candidates.of(view, legal, usual, heuristic.judgement(view), BREADTH);
        return candidates.size() == 1 ? candidates.head() : preferred(rate(view, candidates, chance), usual);
    }

    private Array<Rated<GinAction>> rate(GinView view, Array<GinAction> candidates, Chance chance) {
        Seat seat = view.turn();
        LikelyDeals deals =
                new LikelyDeals(view, plausibility, Seeded.drawnFrom(chance).openUnnoted());
        Playouts<GinState, GinAction> playouts =
                Playouts.<GinState, GinAction>random().evaluated(0, new Playout(view.rules(), weights));
        return new FlatMonteCarlo<>(GinRummy.hand(view.rules()), seat, deals, budget, playouts)
                .rate(view, candidates, chance);
    }

    private static GinAction preferred(Array<Rated<GinAction>> rated, GinAction usual) {
        Rated<GinAction> best = rated.reduce((one, other) -> other.value() > one.value() ? other : one);
        double doubt = DOUBT / Math.sqrt((double) best.visits());
        boolean stands = rated.exists(one -> one.action().equals(usual) && one.value() >= best.value() - doubt);
        return stands ? usual : best.action();
    }
}
