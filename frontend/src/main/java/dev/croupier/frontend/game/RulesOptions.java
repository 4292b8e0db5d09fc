package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.frontend.FrontendMessage;
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

    @picocli.CommandLine.Option(
            names = "--decks",
            paramLabel = "DECK,DECK",
            completionCandidates = Decks.class,
            description = "What each seat plays with, where players bring decks: a file, or one of "
                    + "${COMPLETION-CANDIDATES}.")
    private List<String> decks = List.of();

    @picocli.CommandLine.Option(
            names = "--cards",
            paramLabel = "FILE",
            description = "Cards of your own as JSON: decks may name them, and a game's own box has them.")
    private @Nullable String cards;

    @picocli.CommandLine.Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play together, where it is against a boss.")
    private @Nullable Integer players;

    @picocli.CommandLine.Option(
            names = "--boss",
            paramLabel = "BOSS",
            completionCandidates = Bosses.class,
            description = "Against whom, where it is against a boss: a file, or one of ${COMPLETION-CANDIDATES}.")
    private @Nullable String boss;

    @picocli.CommandLine.Option(
            names = "--difficulty",
            paramLabel = "LEVEL",
            description = "How hard, where it is against a boss: easy, medium, hard or extremely_hard.")
    private @Nullable String difficulty;

    /** The names of all bosses that come with games, for the help. */
    static final class Bosses implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().flatMap(GameModule::bosses).iterator();
        }
    }

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

    /** The names of all decks that come with games, for the help. */
    static final class Decks implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().flatMap(GameModule::decks).distinct().iterator();
        }
    }

    public GameModule<?, ?, ?, ?> module() {
        return Games.named(game);
    }

    /** The variant by name, if one was asked for. */
    public Option<String> variant() {
        return Option.of(variant);
    }

    /** The variant by the name that the game has for it, the one for simulations where none was asked for. */
    public String simulated(GameModule<?, ?, ?, ?> module) {
        return variant()
                .flatMap(asked -> module.variants().find(asked::equalsIgnoreCase))
                .getOrElse(module::simulated);
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
        return module.game(choice(module, variant(), seats)).getOrElseThrow(why -> UserError.badInput(why));
    }

    /**
     * The games under the rules that were asked for, or those for simulations, which a simulation takes in turns.
     *
     * @param seats how many sit at the table, where that was said
     * @throws UserError when there is no such preset or option
     */
    public <S, A extends Action, E extends Event, V> Array<Game<S, A, E, V>> gamesOf(
            GameModule<S, A, E, V> module, Option<Integer> seats) {
        Option<String> preset = variant().orElse(Option.some(module.simulated()));
        return module.games(choice(module, preset, seats)).getOrElseThrow(why -> UserError.badInput(why));
    }

    private GameChoice choice(GameModule<?, ?, ?, ?> module, Option<String> preset, Option<Integer> seats) {
        if (!decks.isEmpty() && module.decks().isEmpty()) {
            throw UserError.badInput(FrontendMessage.NO_DECKS.with(module.title()));
        }
        Array<String> named = Array.ofAll(decks)
                .flatMap(names -> Array.of(names.split(",", -1)))
                .map(String::strip);
        if (named.contains("")) {
            throw UserError.badInput(FrontendMessage.NO_DECK_NAMED.with());
        }
        if (module.bosses().isEmpty() && (players != null || boss != null || difficulty != null)) {
            throw UserError.badInput(FrontendMessage.NO_BOSS.with(module.title(), ofOpposition()));
        }
        if (cards != null && !module.takesOwnCards()) {
            throw UserError.badInput(FrontendMessage.NO_OWN_CARDS.with(module.title()));
        }
        return new GameChoice(
                preset,
                Array.ofAll(options),
                hand,
                seats,
                named.map(deck -> BroughtFiles.named(deck, module.decks())),
                new Opposition(
                        Option.of(players),
                        Option.of(boss).map(name -> BroughtFiles.named(name, module.bosses())),
                        Option.of(difficulty)),
                Option.of(cards).map(BroughtFiles::file));
    }

    /** What was said of whom it is against, by the names of the options. */
    private String ofOpposition() {
        return Array.of(
                        players == null ? "" : "--players",
                        boss == null ? "" : "--boss",
                        difficulty == null ? "" : "--difficulty")
                .reject(String::isEmpty)
                .mkString(", ");
    }
}
