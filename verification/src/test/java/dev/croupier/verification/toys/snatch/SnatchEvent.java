package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.verification.toys.ToyMessage;
import io.vavr.collection.Array;

/**
 * What happened.
 *
 * @param what in words
 * @param seats who took part
 * @param kinds the cards, where they may be seen
 * @param seenBy the seats that see the cards; empty when everybody does
 */
record SnatchEvent(What what, Array<Seat> seats, Array<Kind> kinds, Array<Seat> seenBy) implements Event {
    private static final ToyMessage TEXT = new ToyMessage("snatch.happened", "{0} of {1}: {2}");

    enum What {
        DEALT,
        PICKED,
        COMMITTED,
        LAID,
        PASSED,
        STOPPED,
        PULLED,
        SWAPPED,
        BURIED,
        DREW,
        SHOWED,
        DECLINED
    }

    static SnatchEvent open(What what, Seat seat, Kind... kinds) {
        return new SnatchEvent(what, Array.of(seat), Array.of(kinds), Array.empty());
    }

    static SnatchEvent secret(What what, Array<Seat> seats, Array<Kind> kinds) {
        return new SnatchEvent(what, seats, kinds, seats);
    }

    /** Whether the observer learns at all that it happened: what is picked stays between a seat and itself. */
    boolean isNoticedBy(Observer observer) {
        return what != What.PICKED || seats.exists(observer::sees);
    }

    SnatchEvent seenBy(Observer observer) {
        return seenBy.isEmpty() || seenBy.exists(observer::sees)
                ? this
                : new SnatchEvent(what, seats, Array.empty(), seenBy);
    }

    @Override
    public Message message() {
        return TEXT.with(what, seats, kinds);
    }

    @Override
    public boolean reveals() {
        return !kinds.isEmpty();
    }
}
