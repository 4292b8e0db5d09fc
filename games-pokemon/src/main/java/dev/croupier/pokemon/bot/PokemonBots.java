package dev.croupier.pokemon.bot;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * The bots of the Pokémon TCG. Each plays any number of seats with any decks under any options, keeps nothing from one choice to the next, and may be
 * shared by threads and seats.
 */
public final class PokemonBots {
    private static final Array<Named> ALL =
            Array.of(new Named("random", PokemonBots::random), new Named("heuristic", PokemonBots::heuristic));

    private PokemonBots() {}

    private record Named(String name, Supplier<Bot<PokemonAction, PokemonView>> bot) {}

    /** The names that {@link #named} knows, the simplest bot first. */
    public static Seq<String> names() {
        return ALL.map(Named::name);
    }

    /** The bot of that name, such as {@code heuristic}; letter case doesn't matter. */
    public static Either<OptionError, Bot<PokemonAction, PokemonView>> named(String name) {
        return ALL.find(bot -> bot.name().equalsIgnoreCase(name))
                .map(found -> found.bot().get())
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
}
