package dev.croupier.pokemon.bot;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.core.search.Budget;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BiFunction;

/**
 * The bots of the Pokémon TCG. Each plays any number of seats with any decks under any options, keeps nothing from one choice to the next, and may be
 * shared by threads and seats.
 */
public final class PokemonBots {
    private static final Array<Named> ALL = Array.of(
            new Named("random", (budget, decks) -> random()),
            new Named("heuristic", (budget, decks) -> heuristic()),
            new Named("ismcts", PokemonBots::ismcts));

    private PokemonBots() {}

    private record Named(String name, BiFunction<Budget, Array<Array<Card>>, Bot<PokemonAction, PokemonView>> bot) {}

    /** The names that {@link #named} knows, the simplest bot first. */
    public static Seq<String> names() {
        return ALL.map(Named::name);
    }

    /**
     * The bot of that name, such as {@code heuristic}; letter case doesn't matter.
     *
     * @param budget how long it thinks about a choice, if it is one that thinks
     * @param decks deck lists that the others may have brought, where it makes a difference to it and lists are closed
     */
    public static Either<OptionError, Bot<PokemonAction, PokemonView>> named(
            String name, Budget budget, Array<Array<Card>> decks) {
        return ALL.find(bot -> bot.name().equalsIgnoreCase(name))
                .map(found -> found.bot().apply(budget, decks))
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }

    /** Plays any legal action, each equally likely. */
    public static Bot<PokemonAction, PokemonView> random() {
        return new RandomBot<>();
    }

    /** Plays soundly, at once: attacks for the Knock Out, evolves, attaches where it helps, draws when the hand is thin. */
    public static Bot<PokemonAction, PokemonView> heuristic() {
        return new HeuristicBot();
    }

    /**
     * Searches the tree of what the seats may do next over deals of the hidden cards: information set Monte Carlo tree search.
     *
     * @param budget how long it thinks about a choice: so many playouts, or so much time by a clock
     * @param decks deck lists that the others may have brought; it takes those that fit what it sees
     */
    public static Bot<PokemonAction, PokemonView> ismcts(Budget budget, Array<Array<Card>> decks) {
        return Search.of(budget, decks);
    }
}
