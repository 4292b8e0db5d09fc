package dev.croupier.frontend.replay;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Recording;
import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Names;
import dev.croupier.frontend.play.TableScreen;
import dev.croupier.frontend.terminal.Screen;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A recorded game, again. */
@Command(
        name = "replay",
        description = "Verifies a recorded game and shows it move by move.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
public final class ReplayCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(paramLabel = "FILE", description = "The recording.")
    private Path file = Path.of("");

    @Option(names = "--step", paramLabel = "N", description = "Only the table after that step; 0 is the opening.")
    private @Nullable Integer step;

    @Option(
            names = "--seat",
            paramLabel = "WHO",
            description = "Through whose eyes: a seat (0, 1 …), spectator or all. Default: all.")
    private String seat = "all";

    @Option(names = "--color", negatable = true, description = "Colours, or none, whatever the terminal says.")
    private @Nullable Boolean color;

    public ReplayCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        Recording recording = RecordingFile.read(file);
        replay(recording, Games.recorded(recording.header().id()));
        return 0;
    }

    private <S, A extends Action, E extends Event, V> void replay(Recording recording, GameModule<S, A, E, V> module) {
        Game<S, A, E, V> game = module.recorded(recording.header().id())
                .get()
                .getOrElseThrow(why -> UserError.badInput(FrontendMessage.NO_RECORDING.with(file, why)));
        Observer observer = observer(game);
        int steps = recording.steps().size();
        if (step != null && (step < 0 || step > steps)) {
            throw UserError.badInput(FrontendMessage.NO_STEP.with(step, steps));
        }
        recording.verify(game).forEach(divergence -> {
            throw UserError.failure(FrontendMessage.DIVERGES.with(file, divergence.explain()));
        });
        TableScreen<A, E, V> table = new TableScreen<>(
                screen, screen.ink(io.vavr.control.Option.of(color)), module.face(game, Names.bySeat(game.seats())));
        table.message(FrontendMessage.REPLAY_HEAD.with(
                module.title(), steps, checked(recording, game).english()));
        new Showing<>(recording, game, observer, table).show(io.vavr.control.Option.of(step));
    }

    /** What could be verified. */
    private static FrontendMessage checked(Recording recording, Game<?, ?, ?, ?> game) {
        if (recording.ending().isDefined()) {
            return FrontendMessage.REPLAY_VERIFIED;
        }
        boolean over = recording
                .restore(game, Randomness.seeded(0))
                .exists(end -> end.outcome().isDefined());
        return over ? FrontendMessage.REPLAY_NO_END : FrontendMessage.REPLAY_IN_PLAY;
    }

    private Observer observer(Game<?, ?, ?, ?> game) {
        return switch (seat.toLowerCase(Locale.ROOT)) {
            case "all" -> Observer.OMNISCIENT;
            case "spectator" -> Observer.SPECTATOR;
            default ->
                game.seatsInOrder()
                        .find(known -> known.toString().equals(seat))
                        .<Observer>map(Seat.class::cast)
                        .getOrElseThrow(() -> UserError.badInput(FrontendMessage.UNKNOWN_OBSERVER.with(
                                seat, game.seatsInOrder().mkString(", ") + ", spectator, all")));
        };
    }
}
