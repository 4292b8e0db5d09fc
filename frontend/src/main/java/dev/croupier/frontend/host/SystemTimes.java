package dev.croupier.frontend.host;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The clock of this machine. */
public final class SystemTimes implements Times, AutoCloseable {
    private final Clock clock;
    private final ScheduledThreadPoolExecutor scheduler;

    public SystemTimes(Clock clock) {
        this.clock = clock;
        this.scheduler = new ScheduledThreadPoolExecutor(1, daemons("croupier-clock"));
        scheduler.setRemoveOnCancelPolicy(true);
    }

    /** Threads of that name, which do not keep the program running. */
    static ThreadFactory daemons(String name) {
        ThreadFactory usual = Executors.defaultThreadFactory();
        return task -> {
            Thread thread = usual.newThread(task);
            thread.setName(name);
            thread.setDaemon(true);
            return thread;
        };
    }

    @Override
    public Instant now() {
        return clock.instant();
    }

    @Override
    public Alarm at(Instant when, Runnable what) {
        long delay = Math.max(0, Duration.between(now(), when).toMillis());
        Future<?> future = scheduler.schedule(what, delay, TimeUnit.MILLISECONDS);
        return () -> future.cancel(false);
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
    }
}
