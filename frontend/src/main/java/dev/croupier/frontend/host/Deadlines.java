package dev.croupier.frontend.host;

import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * Until when those who play may think.
 *
 * @param open by seat, of the decision that it has now
 */
record Deadlines(TreeMap<Seat, Deadline> open) {
    /** Nobody thinks. */
    static final Deadlines NONE = new Deadlines(TreeMap.empty());

    /** That decision is to be made before that moment. */
    record Deadline(String decision, Instant at) {}

    /** With new ones for decisions that are new; those that stay keep theirs. */
    Deadlines renewed(Seq<Pending<?>> pendings, Instant now, Duration limit) {
        TreeMap<Seat, Deadline> next = TreeMap.empty();
        for (Pending<?> pending : pendings) {
            Seat seat = pending.legalActions().head().seat();
            Deadline kept = open.get(seat)
                    .filter(before -> before.decision().equals(pending.id()))
                    .getOrElse(() -> new Deadline(pending.id(), now.plus(limit)));
            next = next.put(seat, kept);
        }
        return new Deadlines(next);
    }

    /** The first. */
    Option<Instant> next() {
        return open.values().map(Deadline::at).min();
    }

    /** The decisions whose time is up. */
    Seq<Seat> passed(Instant now) {
        return open.filterValues(deadline -> !deadline.at().isAfter(now))
                .keySet()
                .toArray();
    }

    Option<Deadline> of(Seat seat) {
        return open.get(seat);
    }
}
