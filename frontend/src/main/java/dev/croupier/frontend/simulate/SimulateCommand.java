package dev.croupier.frontend.simulate;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.play.SimulationReport;
import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.Bots;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.RulesOptions;
import dev.croupier.frontend.terminal.Screen;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Many games between bots. */
@Command(
        name = "simulate",
        description = "Plays many games between bots and sums up; the same for a seed on any number of threads.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        footer = {
            "",
            "A match between random bots may go on until it reaches the greatest number of",
            "decisions: for single deals, use --hand."
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;

    private final Screen screen;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games. Default: ${DEFAULT-VALUE}.")
    private long games = 100;

    @Option(names = "--seed", paramLabel = "N", description = "The seed; without one, a new one each time.")
    private @Nullable Long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "On how many threads, 1024 at most; by default as many as there are cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--bots",
            paramLabel = "NAME,NAME",
            completionCandidates = Bots.Known.class,
            description = "Which bots, seat by seat, or one for all: ${COMPLETION-CANDIDATES}. Default: random ones.")
    private @Nullable String bots;

    @Option(names = "--seats", paramLabel = "N", description = "How many seats, where the game leaves it open.")
    private @Nullable Integer seats;

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Records each game in a file of that folder, which must hold no games yet.")
    private @Nullable Path record;

    public SimulateCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        atLeast("--games", 0, games);
        atLeast("--threads", 1, threads);
        if (threads > MOST_THREADS) {
            throw UserError.badInput(FrontendMessage.AT_MOST.with("--threads", MOST_THREADS, threads));
        }
        simulate(rules.module());
        return 0;
    }

    private static void atLeast(String option, long least, long number) {
        if (number < least) {
            throw UserError.badInput(FrontendMessage.AT_LEAST.with(option, least, number));
        }
    }

    /** Which seat it is, and which bot has it; whoever plays without one is called by its name alone. */
    private static <S, A extends Action, E extends Event, V> String called(
            GameModule<S, A, E, V> module, Game<S, A, E, V> game, Seat seat, String bot) {
        String who = module.called(game, seat).getOrElse("seat " + seat.index());
        return module.isNobody(bot) ? who : who + " (" + bot + ")";
    }

    private <S, A extends Action, E extends Event, V> void simulate(GameModule<S, A, E, V> module) {
        String one = bots == null ? "random" : bots.indexOf(',') < 0 ? bots : null;
        Array<Game<S, A, E, V>> inTurns = rules.gamesOf(
                module, io.vavr.control.Option.of(seats).orElse(Bots.seats(one == null ? bots : null, module)));
        Game<S, A, E, V> game = inTurns.head();
        int named = game.seats() - module.unnamed(game).size();
        if (seats != null && seats != game.seats() && seats != named) {
            throw UserError.badInput(FrontendMessage.WRONG_SEATS.with(named, seats, "--seats " + seats));
        }
        String list = one == null ? Objects.requireNonNull(bots) : Bots.all(one, module, game);
        Array<String> names = Bots.named(list, module, game);
        Array<String> called = names.zipWithIndex((name, seat) -> called(module, game, Seat.of(seat), name));
        long start = seed == null ? new SecureRandom().nextLong() : seed;
        int workers = (int) Math.max(1, Math.min(threads, games));
        ProgressBar bar = new ProgressBar(screen, games);
        InTurns<S, A, E, V> simulations = new InTurns<>(module, inTurns, names, games, start, workers);
        io.vavr.control.Option<RecordingFolder<S, A, E, V>> folder =
                io.vavr.control.Option.of(record).map(path -> new RecordingFolder<>(path, start, games));
        long began = System.nanoTime();
        SimulationReport report = simulations.run(folder, bar);
        double seconds = (System.nanoTime() - began) / 1e9;
        bar.clear();
        String played = module.name() + (rules.isHand() ? "-hand" : "");
        SimulationSummary summary = new SimulationSummary(
                played, rules.simulated(module), module.options(game), names, called, start, workers, seconds, report);
        if (json) {
            screen.line(summary.json());
        } else {
            summary.table(module.reasons(), game.maxDecisions()).forEach(screen::line);
            if (bots == null) {
                screen.line(FrontendMessage.RANDOM_BOTS.english());
            }
        }
    }
}
