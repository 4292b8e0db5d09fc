package dev.croupier.pokemon.bot;

import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.core.search.Growth;
import dev.croupier.core.search.Ismcts;
import dev.croupier.core.search.Playouts;
import dev.croupier.core.search.Rated;
import dev.croupier.pokemon.AnyTable;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.TurnState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Search over the tables that the seat cannot tell apart: information set Monte Carlo tree search.
 *
 * <p><b>Principle.</b> The few actions that the heuristic {@linkplain LikedActions likes best} are tried on the same sampled tables. From
 * there the game is played on by the heuristic to the end of the seat's next turn, and the table is rated as it stands ({@link Playout}). The heuristic's own choice
 * stands unless another is better by more than what chance explains. In the set-up, where hardly anything is known, the heuristic chooses.
 *
 * @param budget how many playouts, or how long
 * @param likely deck lists that the others may have brought
 * @param settings how it searches
 */
record Search(Budget budget, LikelyTables likely, Settings settings) implements Bot<PokemonAction, PokemonView> {

    /**
     * How it searches, and what it takes to be believed.
     *
     * @param breadth how many actions are considered
     * @param turns how many turns are played out, the one that goes on not counted
     * @param after after how many visits a node of the tree is entered
     * @param factor of how many actions are considered there: {@link Growth}
     * @param power of how many actions are considered there
     * @param exploration the weight of what was tried little
     * @param doubt what chance explains of a difference after one visit, in the game's utilities
     */
    record Settings(int breadth, int turns, int after, double factor, double power, double exploration, double doubt) {
        static final Settings USUAL = new Settings(5, 2, 20, 0.3, 0.45, 0.5, 0.25);
    }

    /** With deck lists that the others may have brought. */
    static Search of(Budget budget, Array<Array<Card>> decks) {
        return new Search(budget, new LikelyTables(decks), Settings.USUAL);
    }

    @Override
    public PokemonAction choose(PokemonView view, IndexedSeq<PokemonAction> legal, Chance chance) {
        if (legal.size() == 1) {
            return legal.get(0);
        }
        PokemonState table = AnyTable.of(view, chance);
        IndexedSeq<PokemonAction> liked = new Judgement(table, legal.get(0).seat()).ranked(legal, settings.breadth());
        return liked.size() == 1 || view.turn().phase() == TurnState.Phase.SETUP
                ? liked.get(0)
                : preferred(rate(view, liked, chance), liked.get(0));
    }

    /** The actions that are considered, as the search rates them. */
    private Array<Rated<PokemonAction>> rate(PokemonView view, IndexedSeq<PokemonAction> liked, Chance chance) {
        Pokemon game = LikelyTables.game(view);
        int last = view.turn().number() + 1 + settings.turns();
        Playout playout = new Playout(game, last, Seeded.drawnFrom(chance).unnoted());
        Playouts<PokemonState, PokemonAction> playouts =
                Playouts.<PokemonState, PokemonAction>random().evaluated(0, playout);
        Growth<PokemonState, PokemonAction> growth = Growth.among(new LikedActions(settings.breadth()))
                .after(settings.after())
                .widening(settings.factor(), settings.power());
        return Ismcts.of(game, liked.get(0).seat(), likely.of(view), budget)
                .withPlayouts(playouts)
                .withExploration(settings.exploration())
                .withGrowth(growth)
                .onPairedSamples()
                .rate(view, liked, chance);
    }

    private PokemonAction preferred(Array<Rated<PokemonAction>> rated, PokemonAction usual) {
        Rated<PokemonAction> same = rated.head();
        Rated<PokemonAction> best = same;
        for (Rated<PokemonAction> one : rated) {
            boolean better = one.visits() == best.visits() ? one.value() > best.value() : one.visits() > best.visits();
            best = better ? one : best;
        }
        double doubt = settings.doubt() / Math.sqrt((double) Math.max(1L, same.visits()));
        return same.value() >= best.value() - doubt ? usual : best.action();
    }
}
