package dev.croupier.heretoslay.bot;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.search.Budget;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/**
 * The bots of Here to Slay. Each plays any number of seats under any options, keeps nothing from one choice to the next, and may be shared
 * by threads and seats.
 */
public final class HtsBots {
    private static final Array<Named> ALL = Array.of(
            new Named("random", budget -> random()),
            new Named("heuristic", budget -> heuristic()),
            new Named("montecarlo", HtsBots::monteCarlo),
            new Named("ismcts", HtsBots::ismcts));

    private HtsBots() {}

    private record Named(String name, Function<Budget, Bot<HtsAction, HtsView>> bot) {}

    /** The names that {@link #named} knows, the simplest bot first. */
    public static Seq<String> names() {
        return ALL.map(Named::name);
    }

    /**
     * The bot of that name, such as {@code heuristic}; letter case doesn't matter.
     *
     * @param budget how long it thinks about a choice, if it is one that thinks
     */
    public static Either<OptionError, Bot<HtsAction, HtsView>> named(String name, Budget budget) {
        return ALL.find(bot -> bot.name().equalsIgnoreCase(name))
                .map(found -> found.bot().apply(budget))
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }

    /** Plays any legal action, each equally likely. */
    public static Bot<HtsAction, HtsView> random() {
        return new RandomBot<>();
    }

    /** Plays soundly, at once. */
    public static Bot<HtsAction, HtsView> heuristic() {
        return new HeuristicBot(Weights.USUAL);
    }

    /**
     * Looks one action ahead: deals the unseen cards again and again, and plays each deal on after every action worth a thought.
     *
     * @param budget how long it thinks about a choice: so many deals, each of which is played on some four times, or so much time by a clock
     */
    public static Bot<HtsAction, HtsView> monteCarlo(Budget budget) {
        return new Search(budget, Weights.USUAL, Search.Settings.FLAT);
    }

    /**
     * Searches the tree of what the seats may do next over deals of the unseen cards: information set Monte Carlo tree search.
     *
     * @param budget how long it thinks about a choice: so many playouts, or so much time by a clock
     */
    public static Bot<HtsAction, HtsView> ismcts(Budget budget) {
        return new Search(budget, Weights.USUAL, Search.Settings.TREE);
    }
}
