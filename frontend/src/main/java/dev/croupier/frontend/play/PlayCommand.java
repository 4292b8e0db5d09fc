package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.RulesOptions;
import dev.croupier.frontend.terminal.Ink;
import dev.croupier.frontend.terminal.Screen;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game at the terminal. */
@Command(
        name = "play",
        description = "Plays a game at the terminal, against bots or each other; reads moves from a pipe as well.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
public final class PlayCommand implements Callable<Integer> {
    private final Screen screen;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(
            names = "--seats",
            paramLabel = "WHO,WHO",
            completionCandidates = Bots.Known.class,
            description = "Who plays, seat by seat: human, bot, or a bot by name (${COMPLETION-CANDIDATES}). "
                    + "Default: human and bots. With bots alone you watch.")
    private @Nullable String seats;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of cards and bots; the same game again.")
    private @Nullable Long seed;

    @Option(names = "--record", paramLabel = "FILE", description = "Records the game in that file.")
    private @Nullable Path record;

    @Option(names = "--overwrite", description = "The file of --record may exist, and is replaced.")
    private boolean overwrite;

    @Option(
            names = "--auto-pass",
            description = "Passes and declines for you where you can do nothing else; the others notice how fast.")
    private boolean autoPass;

    @Option(names = "--color", negatable = true, description = "Colours, or none, whatever the terminal says.")
    private @Nullable Boolean color;

    public PlayCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        play(rules.module());
        return 0;
    }

    private <S, A extends Action, E extends Event, V> void play(GameModule<S, A, E, V> module) {
        Game<S, A, E, V> game = rules.gameOf(module, Bots.seats(seats, module, Company.HUMAN));
        String list =
                seats == null ? Bots.all(Bots.USUAL, module, game).replaceFirst(Bots.USUAL, Company.HUMAN) : seats;
        Array<String> names = Bots.named(list, module, game, Company.HUMAN);
        long dealt = seed == null ? new SecureRandom().nextLong() : seed;
        if (record != null) {
            RecordingFile.mayBeginAt(record, overwrite);
        }
        Keeping keeping = new Keeping(io.vavr.control.Option.of(record), new SecureRandom());
        Company<A, V> company = Company.of(names, module, game, dealt, autoPass);
        Sitting<S, A, E, V> sitting = sitting(module, game, company, keeping);
        sitting.welcome(module.title() + rules.variant().fold(() -> "", variant -> " (" + variant + ")"));
        var other = sitting.play(company.answered(Session.start(game, company.cards())), dealt);
        while (other.isDefined()) {
            Game<S, A, E, V> loaded = other.get().game();
            Company<A, V> same = Company.of(names, module, loaded, dealt, autoPass);
            other = sitting(module, loaded, same, keeping).goOn(other.get(), dealt);
        }
    }

    private <S, A extends Action, E extends Event, V> Sitting<S, A, E, V> sitting(
            GameModule<S, A, E, V> module, Game<S, A, E, V> game, Company<A, V> company, Keeping keeping) {
        Ink ink = screen.ink(io.vavr.control.Option.of(color));
        return new Sitting<>(
                new TableScreen<>(screen, ink, module.face(game, company.names())),
                company,
                new Kept<>(keeping, module));
    }
}
