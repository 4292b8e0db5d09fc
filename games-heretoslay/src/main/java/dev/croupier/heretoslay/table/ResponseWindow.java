package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Window;
import io.vavr.collection.IndexedSeq;

/** A window in which players respond or pass. */
public interface ResponseWindow extends Asking {
    Window window();

    /** The same with other players still to be asked. */
    ResponseWindow with(Window other);

    @Override
    default IndexedSeq<Seat> toAct(HtsState state) {
        return window().toAct();
    }

    @Override
    default boolean isOptional(HtsState state, Seat seat) {
        return true;
    }

    @Override
    default Asking without(Seat seat) {
        return with(window().without(seat));
    }
}
