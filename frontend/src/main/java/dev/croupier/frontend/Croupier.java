package dev.croupier.frontend;

import dev.croupier.frontend.cards.CardsCommand;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.ginrummy.GinCommand;
import dev.croupier.frontend.play.PlayCommand;
import dev.croupier.frontend.pokemon.PokemonCommand;
import dev.croupier.frontend.raid.RaidCommand;
import dev.croupier.frontend.replay.ReplayCommand;
import dev.croupier.frontend.serve.ServeCommand;
import dev.croupier.frontend.simulate.SimulateCommand;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.frontend.terminal.Terminals;
import dev.croupier.frontend.terminal.WriteFailure;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program: finds the command and turns what went wrong into one line and an exit status (0 good, 1 failed, 2 bad input). */
@Command(
        name = "croupier",
        description = "Card games on one rules engine: played, simulated, replayed, analysed.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "Begin with: croupier play ginrummy, heretoslay, pokemon or raid"})
public final class Croupier implements Runnable {
    private static final int WIDTH = 80;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Croupier() {}

    public static void main(String[] arguments) {
        Screen screen = new Screen(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                charset(),
                Terminals.ofThisProcess());
        System.exit(run(screen, arguments));
    }

    /** Runs one command; answers its exit status. */
    public static int run(Screen screen, String... arguments) {
        CommandLine line = new CommandLine(new Croupier())
                .addSubcommand(new PlayCommand(screen))
                .addSubcommand(new SimulateCommand(screen))
                .addSubcommand(new ReplayCommand(screen))
                .addSubcommand(new ServeCommand(screen))
                .addSubcommand(new CardsCommand(screen))
                .addSubcommand(GinCommand.line(screen))
                .addSubcommand(PokemonCommand.line(screen))
                .addSubcommand(RaidCommand.line(screen))
                .setOut(screen.outWriter())
                .setErr(screen.errWriter())
                .setUsageHelpWidth(WIDTH)
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(screen.terminals().colors() ? Ansi.ON : Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((failure, command, result) -> failed(screen, failure));
        try {
            int status = line.execute(arguments);
            screen.flush();
            return status;
        } catch (WriteFailure failure) {
            return failed(screen, failure);
        }
    }

    private static int failed(Screen screen, Exception failure) {
        if (failure instanceof WriteFailure write && write.isReaderGone()) {
            return CommandLine.ExitCode.OK;
        }
        try {
            screen.progress("croupier: " + why(failure) + "\n");
        } catch (WriteFailure nobodyReads) {
            return CommandLine.ExitCode.SOFTWARE;
        }
        return failure instanceof UserError error ? error.status() : CommandLine.ExitCode.SOFTWARE;
    }

    private static String why(Exception failure) {
        if (failure instanceof UserError error) {
            return error.why();
        }
        return failure instanceof UncheckedIOException stream
                ? Objects.requireNonNullElse(stream.getMessage(), "")
                : FrontendMessage.INTERNAL.with(failure).english();
    }

    /** Without a command: says what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** What the terminal takes; from Java 18 on the default charset no longer says it. */
    private static Charset charset() {
        String named = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        return Charset.isSupported(named.isEmpty() ? "-" : named) ? Charset.forName(named) : Charset.defaultCharset();
    }

    /** The version, from the jar. */
    public static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Croupier.class.getPackage().getImplementationVersion();
            return new String[] {
                "croupier " + Objects.requireNonNullElse(version, "in development"),
                "Games: " + Games.all().map(game -> game.title()).mkString(", ")
            };
        }
    }
}
