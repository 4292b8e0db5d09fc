package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.frontend.host.Entry;
import dev.croupier.frontend.host.HostedTable;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * The log of one observer as server-sent events, from a position on. It holds no thread while nothing happens, and nothing in memory but
 * how far the client has got: what a slow client has not taken yet stays in the log.
 */
final class EventStream<S, A extends Action, E extends Event, V> implements HostedTable.Watcher {
    private static final byte[] BEGINNING = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] PULSE = ": still here\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] CLOSED = "event: closed\ndata: {}\n\n".getBytes(StandardCharsets.UTF_8);
    private static final int MOST_ENTRIES = 100;

    private final HostedTable<S, A, E, V> table;
    private final Observer observer;
    private final Response response;
    private final Callback done;
    private final Executor threads;
    private final Runnable gone;

    private int sent;
    private boolean begun;
    private boolean pulsing;
    private boolean closing;
    private boolean writing;
    private boolean ended;
    private @Nullable Throwable broken;

    /**
     * A stream that has not begun.
     *
     * @param sent the position that the client has already
     * @param done to be called when the stream has ended
     * @param threads on which events are written
     * @param gone told when the stream has ended
     */
    EventStream(
            HostedTable<S, A, E, V> table,
            Observer observer,
            int sent,
            Response response,
            Callback done,
            Executor threads,
            Runnable gone) {
        this.table = table;
        this.observer = observer;
        this.sent = Math.min(sent, table.seenBy(observer).position());
        this.response = response;
        this.done = done;
        this.threads = threads;
        this.gone = gone;
    }

    void begin() {
        response.setStatus(200);
        response.getHeaders()
                .add(TableServer.EVERYWHERE)
                .put(HttpHeader.CONTENT_TYPE, "text/event-stream; charset=utf-8");
        table.watch(this);
        write();
    }

    @Override
    public void changed() {
        later();
    }

    @Override
    public synchronized void closed() {
        closing = true;
        later();
    }

    private void later() {
        try {
            threads.execute(this::write);
        } catch (RejectedExecutionException stopped) {
            // The server has stopped, and its connections with it.
        }
    }

    /** Tells the client, and whatever stands between, that the stream is alive. */
    synchronized void pulse() {
        pulsing = true;
        later();
    }

    /** Ends the stream, because nobody takes it any more; where something is being written, as soon as that has come back. */
    void fail(Throwable why) {
        synchronized (this) {
            if (ended) {
                return;
            }
            broken = why;
            ended = !writing;
            if (writing) {
                return;
            }
        }
        end(why);
    }

    private void end(@Nullable Throwable why) {
        table.unwatch(this);
        gone.run();
        if (why == null) {
            done.succeeded();
        } else {
            done.failed(why);
        }
    }

    private void write() {
        byte[] next;
        boolean last;
        synchronized (this) {
            if (writing || ended || broken != null) {
                return;
            }
            next = next();
            if (next == null) {
                return;
            }
            writing = true;
            last = isFinished();
        }
        response.write(
                last, ByteBuffer.wrap(next), Callback.from(() -> written(last, null), why -> written(true, why)));
    }

    private void written(boolean last, @Nullable Throwable failure) {
        Throwable why;
        synchronized (this) {
            writing = false;
            why = failure == null ? broken : failure;
            ended = last || why != null;
            if (!ended) {
                later();
                return;
            }
        }
        end(why);
    }

    /** Whether the table is closed and the client has its whole log. */
    private boolean isFinished() {
        return closing && sent == table.seenBy(observer).position();
    }

    /** What is to be written next; nothing where the client has everything. */
    private byte @Nullable [] next() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(1024);
        if (!begun) {
            begun = true;
            out.writeBytes(BEGINNING);
        }
        Vector<Entry<S, A, E, V>> entries =
                table.seenBy(observer).log().drop(sent).take(MOST_ENTRIES);
        TableJson<S, A, E, V> json = new TableJson<>(table);
        for (Entry<S, A, E, V> entry : entries) {
            int position = ++sent;
            out.writeBytes(("id: " + position + "\nevent: entry\ndata: ").getBytes(StandardCharsets.UTF_8));
            out.writeBytes(Body.of(body -> json.entry(entry, position, observer, body)));
            out.writeBytes("\n\n".getBytes(StandardCharsets.UTF_8));
        }
        if (isFinished()) {
            out.writeBytes(CLOSED);
        } else if (pulsing && out.size() == 0) {
            out.writeBytes(PULSE);
        }
        pulsing = false;
        return out.size() == 0 ? null : out.toByteArray();
    }
}
