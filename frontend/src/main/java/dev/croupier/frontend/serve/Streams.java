package dev.croupier.frontend.serve;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.frontend.host.Admission;
import dev.croupier.frontend.host.HostedTable;
import dev.croupier.frontend.host.Times;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** All streams of events that are open. */
final class Streams implements AutoCloseable {
    private static final int MOST_OF_A_SEAT = 8;
    private static final int MOST_OF_SPECTATORS = 64;
    private static final Duration PULSE = Duration.ofSeconds(15);

    private final Set<EventStream<?, ?, ?, ?>> open = ConcurrentHashMap.newKeySet();
    private final Map<Place, AtomicInteger> counts = new ConcurrentHashMap<>();
    private final int most;
    private final Times times;
    private final Executor threads;
    private volatile Times.Alarm alarm = () -> {};

    private record Place(String table, Observer observer) {}

    Streams(int most, Times times, Executor threads) {
        this.most = most;
        this.times = times;
        this.threads = threads;
        pulseLater();
    }

    int count() {
        return open.size();
    }

    /** Begins a stream to that client, from the position on that it has. */
    void begin(Admission admission, int has, Request request, Response response, Callback callback) {
        begin(admission.table(), admission.observer(), has, request, response, callback);
    }

    private <S, A extends Action, E extends Event, V> void begin(
            HostedTable<S, A, E, V> table,
            Observer observer,
            int has,
            Request request,
            Response response,
            Callback callback) {
        Place place = new Place(table.id(), observer);
        int mostHere = observer instanceof Seat ? MOST_OF_A_SEAT : MOST_OF_SPECTATORS;
        AtomicInteger count = counts.computeIfAbsent(place, any -> new AtomicInteger());
        if (count.incrementAndGet() > mostHere || open.size() >= most) {
            release(place);
            throw Problem.of(429, "too-many", "there are too many streams of events already", "events");
        }
        EventStream<?, ?, ?, ?>[] self = new EventStream<?, ?, ?, ?>[1];
        EventStream<S, A, E, V> stream = new EventStream<>(table, observer, has, response, callback, threads, () -> {
            open.remove(self[0]);
            release(place);
        });
        self[0] = stream;
        open.add(stream);
        request.addIdleTimeoutListener(timeout -> false);
        request.addFailureListener(stream::fail);
        stream.begin();
    }

    private void release(Place place) {
        counts.computeIfPresent(place, (same, count) -> count.decrementAndGet() <= 0 ? null : count);
    }

    private void pulseLater() {
        alarm = times.at(times.now().plus(PULSE), () -> {
            open.forEach(EventStream::pulse);
            pulseLater();
        });
    }

    @Override
    public void close() {
        alarm.cancel();
    }
}
