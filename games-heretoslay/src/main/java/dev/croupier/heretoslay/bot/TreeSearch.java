package dev.croupier.heretoslay.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.Growth;
import dev.croupier.core.search.Ismcts;
import dev.croupier.core.search.Playouts;
import dev.croupier.core.search.Rated;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.HtsSampler;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Information set Monte Carlo tree search over the tables that the seat cannot tell apart.
 *
 * <p><b>Principle.</b> The tree grows over the few actions that the heuristic {@linkplain LikedActions likes best}; from where it ends, the
 * game is played on by the heuristic for a round, and the table is rated as it stands ({@link Playout}). The heuristic's own choice stands
 * unless another is better by more than what chance explains.
 *
 * @param budget how many playouts
 * @param weights what counts how much
 * @param settings how the tree grows
 */
record TreeSearch(Budget budget, Weights weights, Settings settings) implements Bot<HtsAction, HtsView> {

    /**
     * How the tree grows, and what it takes to be believed.
     *
     * @param breadth how many actions are considered
     * @param rounds how many rounds of turns are played out
     * @param after after how many visits a node is entered
     * @param factor of how many actions are considered: {@link Growth}
     * @param power of how many actions are considered
     * @param exploration the weight of what was tried little
     * @param doubt what chance explains of a difference after one visit, in the game's utilities
     */
    record Settings(int breadth, int rounds, int after, double factor, double power, double exploration, double doubt) {
        static final Settings USUAL = new Settings(
                Integer.getInteger("b", 4),
                Integer.getInteger("r", 1),
                Integer.getInteger("a", 30),
                0.15,
                0.45,
                Double.parseDouble(System.getProperty("e", "1.0")),
                Double.parseDouble(System.getProperty("d", "0.4")));
    }

    @Override
    public HtsAction choose(HtsView view, IndexedSeq<HtsAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Array<Rated<HtsAction>> rated = rate(view, legal, chance);
        HtsState table = HtsSampler.determinizer().sample(view, chance);
        HtsAction usual = new Judgement(table, legal.get(0).seat(), weights).best(legal);
        return preferred(rated, usual);
    }

    /** The legal actions as the tree rates them; those that it does not consider have no visits. */
    Array<Rated<HtsAction>> rate(HtsView view, IndexedSeq<HtsAction> legal, Chance chance) {
        HereToSlay game = HereToSlay.of(view.setting().rules(), view.setting().catalogue());
        Growth<HtsState, HtsAction> growth = Growth.<HtsState, HtsAction>among(
                        new LikedActions(weights, settings.breadth()))
                .after(settings.after())
                .widening(settings.factor(), settings.power());
        Playout playout = new Playout(
                game,
                weights,
                settings.rounds() * game.seats(),
                Seeded.drawnFrom(chance).unnoted());
        return Ismcts.of(game, legal.get(0).seat(), HtsSampler.determinizer(), budget)
                .withPlayouts(Playouts.<HtsState, HtsAction>random().evaluated(0, playout))
                .withExploration(settings.exploration())
                .withGrowth(growth)
                .onPairedSamples()
                .rate(view, legal, chance);
    }

    private HtsAction preferred(Array<Rated<HtsAction>> rated, HtsAction usual) {
        Rated<HtsAction> best = rated.maxBy(Rated::visits).get();
        Rated<HtsAction> same = rated.find(one -> one.action().equals(usual)).get();
        double doubt = settings.doubt() / Math.sqrt((double) Math.max(1L, same.visits()));
        return same.value() >= best.value() - doubt ? usual : best.action();
    }
}
