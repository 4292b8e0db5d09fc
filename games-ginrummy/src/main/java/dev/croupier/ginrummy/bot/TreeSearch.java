package dev.croupier.ginrummy.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.Growth;
import dev.croupier.core.search.Ismcts;
import dev.croupier.core.search.Playouts;
import dev.croupier.core.search.Rated;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Information set Monte Carlo tree search over the deals that the seat cannot tell apart.
 *
 * <p><b>Principle.</b> Before a knock, the tree of what both seats {@linkplain LikedActions may well do} grows over deals of the unseen
 * cards as they may well lie ({@link LikelyDeals}); from where it ends, the hand is played out by the heuristic ({@link Playout}). The
 * heuristic's own choice stands unless the most visited action is better by more than what chance explains. After the knock the best answer
 * is known without search.
 *
 * <p><b>Why it grows slowly.</b> A tree that tries every action once before it prefers any is advice for playing against an opponent who
 * plays at random. So a node is entered late, and takes up one action after another, the heuristic's first. With 5,000 playouts, most
 * go through two to three decisions of the tree before the hand is played out, some through five; every second has a choice at the first
 * decision after the root's, every fifth to third at the second.
 *
 * @param budget how many playouts
 * @param weights the heuristic's
 * @param plausibility what makes a deal likely
 * @param settings how the tree grows
 */
record TreeSearch(Budget budget, Weights weights, Plausibility plausibility, Settings settings)
        implements Bot<GinAction, GinView> {

    /**
     * How the tree grows, and what it takes to be believed.
     *
     * @param breadth how many discards are considered
     * @param after after how many visits a node is entered
     * @param factor of how many actions are considered: {@link Growth}
     * @param power of how many actions are considered
     * @param exploration the weight of what was tried little; large, so that all of the root's actions are tried about as often and their
     *     means can be compared
     * @param doubt what chance explains of a difference after one visit, in the game's utilities
     */
    record Settings(int breadth, int after, double factor, double power, double exploration, double doubt) {
        static final Settings USUAL = new Settings(4, 40, 0.1, 0.45, 1.0, 0.5);
    }

    @Override
    public GinAction choose(GinView view, IndexedSeq<GinAction> legal, Chance chance) {
        HeuristicBot heuristic = new HeuristicBot(weights);
        GinAction usual = heuristic.choose(view, legal, chance);
        boolean open =
                view.phase() == Phase.UPCARD_OFFER || view.phase() == Phase.DRAW || view.phase() == Phase.DISCARD;
        if (legal.size() == 1 || !open || usual instanceof GinAction.BigGin) {
            return usual;
        }
        GinAction action = preferred(rate(view, legal, chance), usual);
        return action instanceof GinAction.Knock ? HeuristicBot.knock(view, legal) : action;
    }

    /** The legal actions as the tree rates them; those that it does not consider have no visits. */
    Array<Rated<GinAction>> rate(GinView view, IndexedSeq<GinAction> legal, Chance chance) {
        Seat seat = view.turn();
        LikelyDeals deals =
                new LikelyDeals(view, plausibility, Seeded.drawnFrom(chance).openUnnoted());
        Growth<GinState, GinAction> growth = Growth.among(new LikedActions(
                        view.rules(), Judgement.of(view.rules().aceRuns(), weights), settings.breadth()))
                .after(settings.after())
                .widening(settings.factor(), settings.power());
        return Ismcts.of(GinRummy.hand(view.rules()), seat, deals, budget)
                .withPlayouts(Playouts.<GinState, GinAction>random().evaluated(0, new Playout(view.rules(), weights)))
                .withExploration(settings.exploration())
                .withGrowth(growth)
                .onPairedSamples()
                .rate(view, legal, chance);
    }

    private GinAction preferred(Array<Rated<GinAction>> rated, GinAction usual) {
        Rated<GinAction> best = rated.maxBy(Rated::visits).get();
        Rated<GinAction> same = rated.filter(one -> one.visits() > 0 && isSame(one.action(), usual))
                .headOption()
                .getOrNull();
        if (same == null || isSame(best.action(), usual)) {
            return usual;
        }
        double doubt = settings.doubt() / Math.sqrt((double) same.visits());
        return same.value() >= best.value() - doubt ? usual : best.action();
    }

    /** Equal, or both a knock: which card it discards is not searched. */
    static boolean isSame(GinAction one, GinAction other) {
        return one.equals(other) || (one instanceof GinAction.Knock && other instanceof GinAction.Knock);
    }
}
