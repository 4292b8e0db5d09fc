package dev.croupier.frontend.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A clock that a test moves by hand. */
final class HandTimes implements Times {
    private final List<Ring> rings = new ArrayList<>();
    private int rung;
    private Instant now = Instant.parse("2026-12-01T12:00:00Z");

    private record Ring(int number, Instant when, Runnable what) {}

    @Override
    public Instant now() {
        return now;
    }

    @Override
    public Alarm at(Instant when, Runnable what) {
        Ring ring = new Ring(++rung, when, what);
        rings.add(ring);
        return () -> rings.removeIf(other -> other.number() == ring.number());
    }

    /** Time passes, and what is to be done in it is done in order. */
    void pass(Duration time) {
        Instant end = now.plus(time);
        Optional<Ring> next = next(end);
        while (next.isPresent()) {
            rings.remove(next.get());
            now = next.get().when().isAfter(now) ? next.get().when() : now;
            next.get().what().run();
            next = next(end);
        }
        now = end;
    }

    private Optional<Ring> next(Instant end) {
        return rings.stream().filter(ring -> !ring.when().isAfter(end)).min(Comparator.comparing(Ring::when));
    }
}
