package dev.croupier.raid.bot;

import dev.croupier.core.options.OptionError;
import dev.croupier.core.play.Bot;
import dev.croupier.pokemon.bot.PokemonBots;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * The bots of raids. Each plays any number of seats, of players and of the boss, keeps nothing from one choice to the next, and may be shared by threads and
 * seats.
 */
public final class RaidBots {
    private static final Array<Tuple2<String, Supplier<Bot<PokemonAction, PokemonView>>>> ALL =
            Array.of(Tuple.of("random", RaidBots::random), Tuple.of("heuristic", RaidBots::heuristic));

    private RaidBots() {}

    /** The names that {@link #named} knows, the simplest bot first. */
    public static Seq<String> names() {
        return ALL.map(Tuple2::_1);
    }

    /** The bot of that name, such as {@code heuristic}; letter case doesn't matter. */
    public static Either<OptionError, Bot<PokemonAction, PokemonView>> named(String name) {
        return ALL.find(bot -> bot._1.equalsIgnoreCase(name))
                .map(found -> found._2.get())
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }

    /** Plays any legal action, each equally likely. */
    public static Bot<PokemonAction, PokemonView> random() {
        return PokemonBots.random();
    }

    /**
     * Plays soundly, at once: as a player for the damage that the boss has to pay and Supporters where the team gains most by them, as the boss for what the
     * players lose by its attack.
     */
    public static Bot<PokemonAction, PokemonView> heuristic() {
        return PokemonBots.heuristic();
    }
}
