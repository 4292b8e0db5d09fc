package dev.croupier.frontend.serve;

import dev.croupier.frontend.host.Surroundings;
import dev.croupier.frontend.host.SystemTimes;
import dev.croupier.frontend.host.TableHost;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A server on a free port of this machine, and a client that asks it. */
final class Served implements AutoCloseable {
    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private final SystemTimes times = new SystemTimes(Clock.systemUTC());
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    final TableHost host;
    final TableServer server;
    final int port;

    Served() {
        this(50);
    }

    Served(int tables) {
        host = new TableHost(
                new Surroundings(times, workers, (table, why) -> {
                    throw new AssertionError(why);
                }),
                new SecureRandom(),
                new TableHost.HostLimits(tables, Duration.ofHours(1)),
                io.vavr.control.Option.none());
        server = new TableServer(host, times, "127.0.0.1", 0, tables);
        try {
            port = server.start();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofSeconds(20));
    }

    Reply send(HttpRequest request) {
        try {
            return new Reply(client.send(request, HttpResponse.BodyHandlers.ofByteArray()));
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    Reply get(String path) {
        return send(request(path).build());
    }

    Reply get(String path, String token) {
        return send(request(path).header("Authorization", "Bearer " + token).build());
    }

    Reply post(String path, String token, String json) {
        return send(request(path)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    /** A table that was made as that JSON asks. */
    At make(String json) {
        Reply made = post("/api/v1/tables", "", json);
        if (made.status() != 201) {
            throw new AssertionError(made.text());
        }
        return new At(this, made);
    }

    /** What the server says to those bytes, as they are. */
    String raw(String request) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The events of a stream, as they come. */
    InputStream stream(HttpRequest request) {
        try {
            HttpResponse<InputStream> answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                throw new AssertionError(new String(answer.body().readAllBytes(), StandardCharsets.UTF_8));
            }
            return answer.body();
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        host.close();
        server.close();
        times.close();
        workers.shutdownNow();
    }
}
