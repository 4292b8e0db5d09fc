package dev.croupier.benchmarks;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * How long does the table server take to answer while many play, and is any action lost? So many tables of one client and bots at once,
 * each of which acts after a pause, as somebody does who thinks; each has a stream of events open. It asks a server on this machine alone
 * and ends by itself:
 *
 * <pre>
 * java -jar frontend/target/croupier.jar serve --port 8123 --max-tables 2000
 * java -cp benchmarks/target/benchmarks.jar dev.croupier.benchmarks.LoadClient port=8123 tables=1000 warmup=30 seconds=60 pause=2000 game=ginrummy
 * </pre>
 *
 * <p>Printed are the times between sending a request and having its answer whole, client's work included: for actions and for states; first
 * those of the warm-up, in which both programs are still being compiled, then those of the seconds that count. An action is lost when the server accepted it and the client's own recording at the end does not have it.
 */
public final class LoadClient {
    private static final List<String> ASKED = List.of("port", "tables", "warmup", "seconds", "pause", "game");
    private static final int MOST_TABLES = 5_000;
    private static final int MOST_SECONDS = 300;

    private final String server;
    private final int tables;
    private final int warmup;
    private final int seconds;
    private final int pause;
    private final String order;
    private final HttpClient client;
    private final Executor threads = Executors.newFixedThreadPool(2);
    private final Times actions = new Times();
    private final Times states = new Times();

    private LoadClient(Map<String, String> asked) {
        server = "http://127.0.0.1:" + number(asked, "port", 8123, 65_535) + "/api/v1";
        tables = number(asked, "tables", 1000, MOST_TABLES);
        warmup = number(asked, "warmup", 30, MOST_SECONDS);
        seconds = number(asked, "seconds", 60, MOST_SECONDS);
        pause = number(asked, "pause", 1000, 60_000);
        order = "{\"game\":\"" + asked.getOrDefault("game", "ginrummy") + "\"}";
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .executor(threads)
                .build();
    }

    private static int number(Map<String, String> asked, String name, int otherwise, int most) {
        int number = Integer.parseInt(asked.getOrDefault(name, Integer.toString(otherwise)));
        if (number < 0 || number > most) {
            throw new IllegalArgumentException(name + " is 0 to " + most + ", not " + number);
        }
        return number;
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, String> asked = new TreeMap<>();
        for (String argument : arguments) {
            int equals = argument.indexOf('=');
            if (equals < 0 || !ASKED.contains(argument.substring(0, equals))) {
                System.err.println(argument + " is none of " + String.join("=…, ", ASKED) + "=…");
                System.exit(2);
            }
            asked.put(argument.substring(0, equals), argument.substring(equals + 1));
        }
        new LoadClient(asked).run();
        System.exit(0);
    }

    /** How long requests took, in nanoseconds. */
    private static final class Times {
        private long[] taken = new long[1 << 16];
        private int count;

        synchronized void add(long nanos) {
            if (count == taken.length) {
                taken = Arrays.copyOf(taken, 2 * count);
            }
            taken[count++] = nanos;
        }

        /** What was taken since the last summary. */
        synchronized String summary(String name, double seconds) {
            long[] sorted = Arrays.copyOf(taken, count);
            int count = this.count;
            this.count = 0;
            Arrays.sort(sorted);
            return String.format(
                    Locale.ROOT,
                    "%s: %d, %.0f a second; p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, most %.1f ms",
                    name,
                    count,
                    count / seconds,
                    millis(sorted, 0.5),
                    millis(sorted, 0.99),
                    millis(sorted, 0.999),
                    millis(sorted, 1));
        }

        private static double millis(long[] sorted, double share) {
            return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, share * sorted.length)] / 1e6;
        }
    }

    private void run() throws Exception {
        List<LoadTable> seated = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            HttpResponse<String> made = client.send(
                    HttpRequest.newBuilder(URI.create(server + "/tables"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(order))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            seated.add(new LoadTable(this, made.body(), i));
        }
        System.out.println(tables + " tables are made, with a stream of events each");
        seated.forEach(LoadTable::listen);
        seated.forEach(table -> later(table, pause * (long) table.number() / Math.max(1, tables)));
        count("warm-up, ", warmup);
        count("", seconds);
        seated.forEach(LoadTable::stop);
        Thread.sleep(2_000);
        int accepted = 0;
        int lost = 0;
        int failed = 0;
        int over = 0;
        long events = 0;
        for (LoadTable table : seated) {
            accepted += table.accepted();
            lost += table.accepted() - table.recorded();
            failed += table.failed();
            events += table.events();
            over += table.isOver() ? 1 : 0;
        }
        System.out.println("accepted: " + accepted + ", lost: " + lost + ", failed requests: " + failed + ", events: "
                + events + ", games over: " + over);
    }

    private void count(String when, int seconds) throws InterruptedException {
        long began = System.nanoTime();
        Thread.sleep(seconds * 1000L);
        double took = (System.nanoTime() - began) / 1e9;
        System.out.println(actions.summary(when + "actions", took));
        System.out.println(states.summary(when + "states", took));
    }

    HttpClient client() {
        return client;
    }

    HttpRequest.Builder request(String path, String token) {
        return HttpRequest.newBuilder(URI.create(server + path))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + token);
    }

    void acted(long nanos) {
        actions.add(nanos);
    }

    void looked(long nanos) {
        states.add(nanos);
    }

    /** The table goes on after that many milliseconds. */
    void later(LoadTable table, long millis) {
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS, threads)
                .execute(table);
    }

    int pause() {
        return pause;
    }
}
