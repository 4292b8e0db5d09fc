package dev.croupier.ginrummy.bot;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.search.Budget;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/**
 * The bots of Gin Rummy. Each plays any hand or match under any options, keeps nothing from one choice to the next, and may be shared by
 * threads and seats.
 */
public final class GinBots {
    private static final Array<Named> ALL = Array.of(
            new Named("random", budget -> random()),
            new Named("heuristic", budget -> heuristic()),
            new Named("montecarlo", GinBots::monteCarlo),
            new Named("ismcts", GinBots::ismcts));

    private GinBots() {}

    private record Named(String name, Function<Budget, Bot<GinAction, GinView>> bot) {}

    /** The names that {@link #named} knows, the simplest bot first. */
    public static Seq<String> names() {
        return ALL.map(Named::name);
    }

    /**
     * The bot of that name, such as {@code heuristic}; letter case doesn't matter.
     *
     * @param budget how long it thinks about a choice, if it is one that thinks
     */
    public static Either<OptionError, Bot<GinAction, GinView>> named(String name, Budget budget) {
        return ALL.find(bot -> bot.name().equalsIgnoreCase(name))
                .map(found -> found.bot().apply(budget))
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }

    /** Plays any legal action, each equally likely. */
    public static Bot<GinAction, GinView> random() {
        return new RandomBot<>();
    }

    /** Plays soundly, at once and without chance. */
    public static Bot<GinAction, GinView> heuristic() {
        return new HeuristicBot(Weights.USUAL);
    }

    /**
     * Looks one action ahead: deals the unseen cards again and again as they may well lie, and plays each deal out after every action worth
     * a thought.
     *
     * @param budget how long it thinks about a choice: so many deals, each of which is played out some five times, or so much time by a clock
     */
    public static Bot<GinAction, GinView> monteCarlo(Budget budget) {
        return new LookAhead(budget, Weights.USUAL, Plausibility.USUAL);
    }

    /**
     * Searches the tree of what both seats may do next over deals of the unseen cards as they may well lie: information set Monte Carlo tree
     * search.
     *
     * @param budget how long it thinks about a choice: so many playouts, or so much time by a clock
     */
    public static Bot<GinAction, GinView> ismcts(Budget budget) {
        return new TreeSearch(budget, Weights.USUAL, Plausibility.USUAL, TreeSearch.Settings.USUAL);
    }
}
