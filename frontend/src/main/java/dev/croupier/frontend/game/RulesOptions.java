package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.frontend.UserError;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/** What every command takes that sets up a game: its name and its rules. */
public final class RulesOptions {
    @Parameters(
            paramLabel = "GAME",
            description = "The game: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Known.class)
    private String game = "";

    @picocli.CommandLine.Option(
            names = "--variant",
            paramLabel = "NAME",
            completionCandidates = Variants.class,
            description = "The preset of rules to play by: ${COMPLETION-CANDIDATES}.")
    private @Nullable String variant;

    @picocli.CommandLine.Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "One rule changed, such as target=150; repeatable.")
    private List<String> options = List.of();

    @picocli.CommandLine.Option(names = "--hand", description = "One hand, not a whole match.")
    private boolean hand;

    /** The names of all games, for the help. */
    static final class Known implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().<String>map(GameModule::name).iterator();
        }
    }

    /** The names of all presets, for the help. */
    static final class Variants implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().flatMap(GameModule::variants).distinct().iterator();
        }
    }

    public GameModule<?, ?, ?, ?> module() {
        return Games.named(game);
    }

    /** The variant by name, if one was asked for. */
    public Option<String> variant() {
        return Option.of(variant);
    }

    /** The variant by the name that the game has for it, its own where none was asked for. */
    public String variant(GameModule<?, ?, ?, ?> module) {
        return variant()
                .flatMap(asked -> module.variants().find(asked::equalsIgnoreCase))
                .getOrElse(() -> module.variants().head());
    }

    /** Whether one hand is played. */
    public boolean isHand() {
        return hand;
    }

    /**
     * The game under the rules that were asked for.
     *
     * @param seats how many sit at the table, where that was said
     * @throws UserError when there is no such preset or option
     */
    public <S, A extends Action, E extends Event, V> Game<S, A, E, V> gameOf(
            GameModule<S, A, E, V> module, Option<Integer> seats) {
        return module.game(new GameChoice(Option.of(variant), Array.ofAll(options), hand, seats))
                .getOrElseThrow(why -> UserError.badInput(why));
    }
}
