package dev.croupier.heretoslay.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.FlatMonteCarlo;
import dev.croupier.core.search.Growth;
import dev.croupier.core.search.Ismcts;
import dev.croupier.core.search.Playouts;
import dev.croupier.core.search.Rated;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.effect.TakeFromHand;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Search over the tables that the seat cannot tell apart.
 *
 * <p><b>Principle.</b> The few actions that the heuristic {@linkplain LikedActions likes best} are tried on the same sampled tables. From
 * there the game is played on by the heuristic for a round, and the table is rated as it stands ({@link Playout}). The heuristic's own choice
 * stands unless another is better by more than what chance explains.
 *
 * <p>Which card to take of a hand that was looked at is not searched: that hand need not be the same on every table.
 *
 * <p><b>Why a tree may grow slowly.</b> What follows the first visits of an action is left to the heuristic, which plays well enough; a tree
 * that tries all that the seats might do next is advice against players who play at random.
 *
 * @param budget how many playouts, or for flat Monte Carlo how many tables
 * @param weights what counts how much for the heuristic
 * @param settings how it searches
 */
record Search(Budget budget, Weights weights, Settings settings) implements Bot<HtsAction, HtsView> {

    /**
     * How it searches, and what it takes to be believed.
     *
     * @param tree whether what comes after the next action is searched, too
     * @param breadth how many actions are considered
     * @param rounds how many rounds of turns are played out
     * @param after after how many visits a node of the tree is entered
     * @param factor of how many actions are considered there: {@link Growth}
     * @param power of how many actions are considered there
     * @param exploration the weight of what was tried little
     * @param doubt what chance explains of a difference after one visit, in the game's utilities
     */
    record Settings(
            boolean tree,
            int breadth,
            int rounds,
            int after,
            double factor,
            double power,
            double exploration,
            double doubt) {
        static final Settings TREE = new Settings(true, 4, 1, 30, 0.15, 0.45, 1.0, 0.4);
        static final Settings FLAT = new Settings(false, 4, 1, 0, 0.0, 0.0, 0.0, 0.4);
    }

    @Override
    public HtsAction choose(HtsView view, IndexedSeq<HtsAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        HtsState table = LikelyTables.any(view, chance);
        Array<HtsAction> liked =
                new Judgement(table, legal.get(0).seat(), weights).ranked(legal).take(settings.breadth());
        return table.pending() instanceof TakeFromHand
                ? liked.head()
                : preferred(rate(view, liked, chance), liked.head());
    }

    /** The actions that are considered, as the search rates them. */
    private Array<Rated<HtsAction>> rate(HtsView view, Array<HtsAction> liked, Chance chance) {
        HereToSlay game = HereToSlay.of(view.setting().rules(), view.setting().catalogue());
        Playout playout = new Playout(
                game,
                weights,
                settings.rounds() * game.seats(),
                Seeded.drawnFrom(chance).unnoted());
        Playouts<HtsState, HtsAction> playouts =
                Playouts.<HtsState, HtsAction>random().evaluated(0, playout);
        if (!settings.tree()) {
            return new FlatMonteCarlo<>(game, liked.head().seat(), LikelyTables.usual(), budget, playouts)
                    .rate(view, liked, chance);
        }
        Growth<HtsState, HtsAction> growth = Growth.<HtsState, HtsAction>among(
                        new LikedActions(weights, settings.breadth()))
                .after(settings.after())
                .widening(settings.factor(), settings.power());
        return Ismcts.of(game, liked.head().seat(), LikelyTables.usual(), budget)
                .withPlayouts(playouts)
                .withExploration(settings.exploration())
                .withGrowth(growth)
                .onPairedSamples()
                .rate(view, liked, chance);
    }

    private HtsAction preferred(Array<Rated<HtsAction>> rated, HtsAction usual) {
        Rated<HtsAction> same = rated.find(one -> one.action().equals(usual)).get();
        Rated<HtsAction> best = same;
        for (Rated<HtsAction> one : rated) {
            boolean better = one.visits() == best.visits() ? one.value() > best.value() : one.visits() > best.visits();
            best = better ? one : best;
        }
        double doubt = settings.doubt() / Math.sqrt((double) Math.max(1L, same.visits()));
        return same.value() >= best.value() - doubt ? usual : best.action();
    }
}
