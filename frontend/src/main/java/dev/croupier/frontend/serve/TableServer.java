package dev.croupier.frontend.serve;

import dev.croupier.frontend.host.TableHost;
import dev.croupier.frontend.host.Times;
import dev.croupier.frontend.host.Token;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Tables over HTTP. */
public final class TableServer implements AutoCloseable {
    private static final int THREADS = 32;
    private static final int STREAMS_PER_TABLE = 8;
    private static final long IDLE_MILLIS = 30_000;
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]", "::1");
    private static final String STRICT =
            "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

    static final HttpFields EVERYWHERE = HttpFields.from(
            new HttpField("X-Content-Type-Options", "nosniff"),
            new HttpField("Referrer-Policy", "no-referrer"),
            new HttpField("Cross-Origin-Resource-Policy", "same-origin"),
            new HttpField("Content-Security-Policy", STRICT));

    private final Server server;
    private final ServerConnector connector;
    private final Api api;
    private final Streams streams;
    private final boolean loopback;

    /**
     * A server that has not started.
     *
     * @param address the name or number of the interface that it listens on
     * @param port where; 0 is any that is free
     * @param tables how many there may be at most
     */
    public TableServer(TableHost host, Times times, String address, int port, int tables) {
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("croupier-http");
        server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(address);
        connector.setPort(port);
        connector.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(connector);
        api = new Api(host);
        streams = new Streams(tables * STREAMS_PER_TABLE, times, threads);
        loopback = LOOPBACK.contains(address);
        server.setHandler(new Front());
        server.setErrorHandler((request, response, callback) -> {
            write(
                    response,
                    callback,
                    Answer.json(
                            response.getStatus(),
                            body -> body.text("error", "bad-request")
                                    .text("what", "this is no request that the server reads")
                                    .text("where", "request")));
            return true;
        });
    }

    /**
     * Listens from now on.
     *
     * @return the port
     */
    public int start() throws IOException {
        try {
            server.start();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        return connector.getLocalPort();
    }

    /** Waits until it has been stopped. */
    public void join() throws InterruptedException {
        server.join();
    }

    @Override
    public void close() {
        streams.close();
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    Array<Route> routes() {
        return api.routes();
    }

    /** Where all requests come in. */
    private final class Front extends Handler.Abstract {
        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            answering(response, callback, () -> {
                fromHere(request);
                String path = Request.getPathInContext(request);
                if (path.startsWith("/api/")) {
                    api(path, request, response, callback);
                } else {
                    page(path, request, response, callback);
                }
            });
            return true;
        }
    }

    /** A page of another host whose name leads here could otherwise ask for everything in the browser's name. */
    private void fromHere(Request request) {
        if (loopback && !LOOPBACK.contains(Request.getServerName(request))) {
            throw Problem.of(421, "wrong-host", "this server is asked for under another name", "Host");
        }
    }

    private static void page(String path, Request request, Response response, Callback callback) {
        if (!isGet(request.getMethod())) {
            throw wrongMethod("GET", response);
        }
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
        write(
                response,
                callback,
                Pages.at(path).getOrElseThrow(() -> Problem.of(404, "no-page", "there is no page here", "path")));
    }

    private static boolean isGet(String method) {
        return method.equals("GET") || method.equals("HEAD");
    }

    private static Problem wrongMethod(String allowed, Response response) {
        response.getHeaders().put(HttpHeader.ALLOW, allowed);
        return Problem.of(405, "wrong-method", "that is not done here; allowed is: " + allowed, "method");
    }

    private void api(String path, Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        Array<Tuple2<Route, Map<String, String>>> found =
                api.routes().flatMap(route -> route.places(path).map(places -> new Tuple2<>(route, places)));
        if (found.isEmpty()) {
            throw Problem.of(404, "no-route", "there is nothing under this path", "path");
        }
        String method = isGet(request.getMethod()) ? "GET" : request.getMethod();
        Tuple2<Route, Map<String, String>> asked = found.find(
                        candidate -> candidate._1().method().equals(method))
                .getOrElseThrow(() -> wrongMethod(
                        found.map(candidate -> candidate._1().method()).mkString(", "), response));
        Route route = asked._1();
        Map<String, String> query = query(request);
        if (route.answer().isEmpty()) {
            Option<Token> token =
                    token(request).orElse(Option.of(query.get("token")).map(Token::of));
            events(new Call(asked._2(), query, token, new byte[0]), request, response, callback);
        } else if (method.equals("GET")) {
            write(
                    response,
                    callback,
                    route.answer().get().apply(new Call(asked._2(), query, token(request), new byte[0])));
        } else {
            isJson(request);
            Function<Call, Answer> answer = route.answer().get();
            Consumer<byte[]> whole = bytes -> answering(response, callback, () -> {
                Call call = new Call(asked._2(), query, token(request), bytes);
                write(response, callback, answer.apply(call));
            });
            Runnable tooLarge = () -> answering(response, callback, () -> {
                response.getHeaders().put(HttpHeader.CONNECTION, "close");
                throw Problem.of(413, "too-large", "a request has " + route.most() + " bytes at most there", "body");
            });
            new Receiving(request, route.most(), whole, tooLarge, callback::failed).run();
        }
    }

    private static Map<String, String> query(Request request) {
        try {
            Map<String, String> query = new HashMap<>();
            Request.extractQueryParameters(request).forEach(field -> query.put(field.getName(), field.getValue()));
            return query;
        } catch (RuntimeException unreadable) {
            throw Problem.of(400, "bad-request", "the query cannot be read", "query");
        }
    }

    private static Option<Token> token(Request request) {
        String header = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return header != null && header.regionMatches(true, 0, "Bearer ", 0, 7)
                ? Option.some(Token.of(header.substring(7).strip()))
                : Option.none();
    }

    /** Pages of other hosts can send forms here, but no JSON. */
    private static void isJson(Request request) {
        String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
        boolean empty = request.getLength() == 0;
        if (type == null ? !empty : !type.split(";", 2)[0].strip().equalsIgnoreCase(Answer.JSON)) {
            throw Problem.of(415, "not-json", "what is sent is " + Answer.JSON, "Content-Type");
        }
    }

    private void events(Call call, Request request, Response response, Callback callback) {
        var admission = api.enter(call);
        String last = request.getHeaders().get("Last-Event-ID");
        int has = last == null ? call.number("after", 0) : Call.number("Last-Event-ID", last);
        streams.begin(admission, has, request, response, callback);
    }

    private static void answering(Response response, Callback callback, Runnable answer) {
        try {
            answer.run();
        } catch (Problem problem) {
            write(response, callback, problem.answer());
        } catch (RuntimeException fault) {
            System.getLogger(TableServer.class.getName()).log(System.Logger.Level.ERROR, "a request failed", fault);
            write(
                    response,
                    callback,
                    Answer.json(
                            500,
                            body -> body.text("error", "fault")
                                    .text("what", "this is a fault of the server")
                                    .text("where", "server")));
        }
    }

    private static void write(Response response, Callback callback, Answer answer) {
        response.setStatus(answer.status());
        response.getHeaders().add(EVERYWHERE).put(HttpHeader.CONTENT_TYPE, answer.type());
        ByteBuffer content = answer.content();
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, content.remaining());
        response.write(true, content, callback);
    }
}
