package dev.croupier.benchmarks;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One client at one table: looks, and where it has to decide, takes any of the legal actions. */
final class LoadTable implements Runnable {
    private static final Pattern DECISION = Pattern.compile("\"type\":\"decision\",\"seat\":0,\"id\":\"([^\"]+)\"");
    private static final byte[] DATA = "\ndata: ".getBytes(StandardCharsets.US_ASCII);
    private static final Pattern OFFER = Pattern.compile("\\{\"number\":\\d+,\"text\":\"");

    private final LoadClient load;
    private final int number;
    private final String path;
    private final String token;
    private final SplittableRandom random;
    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicLong events = new AtomicLong();
    private volatile boolean stopped;
    private volatile boolean over;

    LoadTable(LoadClient load, String made, int number) {
        this.load = load;
        this.number = number;
        this.path = "/tables/" + said(made, "table");
        this.token = said(made, "token");
        this.random = new SplittableRandom(number);
    }

    private static String said(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]+)\"").matcher(json);
        if (!found.find()) {
            throw new IllegalStateException("no " + name + " in " + json);
        }
        return found.group(1);
    }

    int number() {
        return number;
    }

    int accepted() {
        return accepted.get();
    }

    int failed() {
        return failed.get();
    }

    long events() {
        return events.get();
    }

    boolean isOver() {
        return over;
    }

    void stop() {
        stopped = true;
    }

    /** Has a stream of events open, and counts them. */
    void listen() {
        HttpRequest request = load.request(path + "/events", token).build();
        CompletionStage<HttpResponse<String>> listening = load.client().sendAsync(request, info -> new Counting());
        listening.whenComplete((answer, failure) -> {
            if (failure != null || answer.statusCode() != 200) {
                failed.incrementAndGet();
            }
        });
    }

    /** Looks at the table, and acts where there is something to decide. */
    @Override
    public void run() {
        if (stopped || over) {
            return;
        }
        long began = System.nanoTime();
        send(load.request(path, token).build()).whenComplete((answer, failure) -> {
            load.looked(System.nanoTime() - began);
            if (failure != null || answer.statusCode() != 200) {
                failed.incrementAndGet();
                goOn();
            } else {
                decide(answer.body());
            }
        });
    }

    private CompletionStage<HttpResponse<String>> send(HttpRequest request) {
        return load.client().sendAsync(request, HttpResponse.BodyHandlers.ofString());
    }

    private void goOn() {
        load.later(this, load.pause());
    }

    private void decide(String state) {
        over = state.contains("\"over\":true,\"undoAllowed\"");
        Matcher decision = DECISION.matcher(state);
        if (over || !decision.find()) {
            goOn();
            return;
        }
        int offers =
                (int) OFFER.matcher(state.substring(decision.end())).results().count();
        String act = "{\"decision\":\"" + decision.group(1) + "\",\"action\":" + random.nextInt(offers) + "}";
        long began = System.nanoTime();
        send(load.request(path + "/actions", token)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(act))
                        .build())
                .whenComplete((answer, failure) -> {
                    load.acted(System.nanoTime() - began);
                    if (failure != null || answer.statusCode() != 200 && answer.statusCode() != 409) {
                        failed.incrementAndGet();
                    } else if (answer.statusCode() == 200) {
                        accepted.incrementAndGet();
                    }
                    goOn();
                });
    }

    /** How many of its actions its own recording has. */
    int recorded() throws Exception {
        String recording = load.client()
                .send(load.request(path + "/recording", token).build(), HttpResponse.BodyHandlers.ofString())
                .body();
        return (int)
                recording.lines().filter(line -> line.startsWith("play 0 ")).count();
    }

    /** Counts the events of a stream as their bytes come. */
    private final class Counting implements HttpResponse.BodySubscriber<String> {
        private int matched;

        @Override
        public CompletionStage<String> getBody() {
            return CompletableFuture.completedFuture("");
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(List<ByteBuffer> parts) {
            for (ByteBuffer part : parts) {
                while (part.hasRemaining()) {
                    byte next = part.get();
                    matched = next == DATA[matched] ? matched + 1 : next == '\n' ? 1 : 0;
                    if (matched == DATA.length) {
                        matched = 0;
                        events.incrementAndGet();
                    }
                }
            }
        }

        @Override
        public void onError(Throwable failure) {
            if (!stopped) {
                failed.incrementAndGet();
            }
        }

        @Override
        public void onComplete() {
            // The table was closed.
        }
    }
}
