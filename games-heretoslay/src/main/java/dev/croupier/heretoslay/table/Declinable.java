package dev.croupier.heretoslay.table;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;

/** A question that may be declined: the answer is {@link HtsAction.Decline}. */
public interface Declinable {

    /** Whether {@code seat} may decline now. */
    boolean canDecline(HtsState state, Seat seat);

    /** After it declined. */
    HtsState declined(HtsState state, Seat seat, Happening<HtsEvent> happening);
}
