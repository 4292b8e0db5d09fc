package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Bot;
import dev.croupier.core.search.Budget;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Names of who sits at a table, read from the command line. */
public final class Bots {
    /** The usual bot of a game. */
    public static final String USUAL = "bot";

    private Bots() {}

    /** The names of the bots of all games, for the help. */
    public static final class Known implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().flatMap(GameModule::bots).distinct().iterator();
        }
    }

    /**
     * As many names as seats: those at the end that the game has names for may be left out.
     *
     * @param list separated by commas
     * @param besides names that are allowed although no bot has them
     * @throws UserError naming what could stand there
     */
    public static <S, A extends Action, E extends Event, V> Array<String> named(
            String list, GameModule<S, A, E, V> module, Game<S, A, E, V> game, String... besides) {
        Array<String> last = module.unnamed(game);
        int needed = game.seats() - last.size();
        Array<String> names = known(list, module, besides);
        if (names.size() != needed && names.size() != game.seats()) {
            throw UserError.badInput(FrontendMessage.WRONG_SEATS.with(needed, names.size(), list));
        }
        Array<String> all = (names.size() == needed ? names.appendAll(last) : names)
                .map(name -> name.equals(USUAL) ? module.bots().head() : name);
        module.refused(game, all).forEach(why -> {
            throw UserError.badInput(why);
        });
        return all;
    }

    /** That many times the same name, for all seats that have to be named. */
    public static <S, A extends Action, E extends Event, V> String all(
            String name, GameModule<S, A, E, V> module, Game<S, A, E, V> game) {
        return Array.fill(game.seats() - module.unnamed(game).size(), () -> name)
                .mkString(",");
    }

    /** Which bot a name is of: {@code ismcts} for {@code ismcts:200}. */
    public static String kind(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    /** How long the bot of that name thinks about a choice: {@code usual}, where its name does not say so. */
    public static Budget budget(String name, Budget usual) {
        return kind(name).equals(name) ? usual : Budget.iterations(iterations(name));
    }

    private static int iterations(String name) {
        return Integer.parseInt(name.substring(name.indexOf(':') + 1));
    }

    private static boolean isThinking(String name) {
        return name.matches("[a-z]+:[1-9][0-9]{0,6}");
    }

    private static Array<String> known(String list, GameModule<?, ?, ?, ?> module, String... besides) {
        Array<String> known = Array.of(besides).append(USUAL).appendAll(module.bots());
        Array<String> names =
                Array.of(list.split(",", -1)).map(name -> name.strip().toLowerCase(Locale.ROOT));
        names.find(name -> !known.contains(kind(name)) || !kind(name).equals(name) && !isThinking(name))
                .forEach(name -> {
                    throw UserError.badInput(FrontendMessage.UNKNOWN_SEAT.with(name, known.mkString(", ")));
                });
        return names;
    }

    /**
     * How many names there are in a list; none where there is no list.
     *
     * @param besides names that are allowed although no bot has them
     * @throws UserError when it has an unknown name, naming what could stand there
     */
    public static Option<Integer> seats(@Nullable String list, GameModule<?, ?, ?, ?> module, String... besides) {
        return Option.of(list).map(names -> known(names, module, besides).size());
    }

    /** The bots of those names, seat by seat. */
    public static <S, A extends Action, E extends Event, V> Array<Bot<A, V>> seated(
            Array<String> names, GameModule<S, A, E, V> module, Game<S, A, E, V> game) {
        return names.zipWithIndex((name, seat) -> module.bot(name, game, Seat.of(seat)));
    }
}
