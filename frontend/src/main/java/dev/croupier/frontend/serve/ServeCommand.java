package dev.croupier.frontend.serve;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.host.DataFolder;
import dev.croupier.frontend.host.Surroundings;
import dev.croupier.frontend.host.SystemTimes;
import dev.croupier.frontend.host.TableHost;
import dev.croupier.frontend.terminal.Screen;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Tables for browsers and for frontends of one's own. */
@Command(
        name = "serve",
        description = "Serves tables over HTTP: the web table in a browser, and JSON for other frontends.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        footer = {"", "It goes on until it is stopped with Ctrl-C."})
public final class ServeCommand implements Callable<Integer> {
    private static final int MOST_PORT = 65_535;
    private static final int MOST_TABLES = 100_000;

    private final Screen screen;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Where it listens; 0 is any port that is free. Default: ${DEFAULT-VALUE}.")
    private int port = 8080;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "On which address; by default only this machine can reach it (${DEFAULT-VALUE}).")
    private String host = "127.0.0.1";

    @Option(
            names = "--max-tables",
            paramLabel = "N",
            description = "How many tables at once. Default: ${DEFAULT-VALUE}.")
    private int tables = 1000;

    @Option(
            names = "--idle",
            paramLabel = "MINUTES",
            description = "After how many minutes a table is closed that nobody asks for. Default: ${DEFAULT-VALUE}.")
    private int idle = 24 * 60;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Keeps the tables in that folder, so that they are there again after a restart.")
    private @Nullable Path data;

    public ServeCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        within("--port", 0, MOST_PORT, port);
        within("--max-tables", 1, MOST_TABLES, tables);
        within("--idle", 1, Integer.MAX_VALUE, idle);
        io.vavr.control.Option<DataFolder> folder =
                io.vavr.control.Option.of(data).map(DataFolder::at);
        try {
            serve(folder);
        } finally {
            folder.forEach(DataFolder::close);
        }
        return 0;
    }

    private void serve(io.vavr.control.Option<DataFolder> folder) {
        ExecutorService workers =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try (SystemTimes times = new SystemTimes(Clock.systemUTC());
                TableHost tableHost = new TableHost(
                        new Surroundings(times, workers, this::botFailed),
                        new SecureRandom(),
                        new TableHost.HostLimits(tables, Duration.ofMinutes(idle)),
                        folder);
                TableServer server = new TableServer(tableHost, times, host, port, tables)) {
            tableHost
                    .restore()
                    .forEach(why ->
                            screen.error(FrontendMessage.NOT_RESTORED.with(why).english()));
            screen.line(FrontendMessage.SERVING
                    .with(host.contains(":") ? "[" + host + "]" : host, start(server))
                    .english());
            screen.flush();
            server.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            workers.shutdownNow();
        }
    }

    private String start(TableServer server) {
        try {
            return Integer.toString(server.start());
        } catch (IOException e) {
            throw UserError.failure(FrontendMessage.CANNOT_LISTEN.with(
                    host, Integer.toString(port), Objects.requireNonNullElse(e.getMessage(), "")));
        }
    }

    private static void within(String option, int least, int most, int number) {
        if (number < least) {
            throw UserError.badInput(FrontendMessage.AT_LEAST.with(option, least, number));
        }
        if (number > most) {
            throw UserError.badInput(FrontendMessage.AT_MOST.with(option, most, number));
        }
    }

    private void botFailed(String table, RuntimeException why) {
        System.getLogger(ServeCommand.class.getName())
                .log(System.Logger.Level.ERROR, "a bot failed at table " + table, why);
    }
}
