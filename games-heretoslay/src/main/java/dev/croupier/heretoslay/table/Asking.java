package dev.croupier.heretoslay.table;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.IndexedSeq;

/** An instruction that waits for somebody: who is asked what. What may be answered, the rules of the actions say. */
public interface Asking extends Instruction<HtsState, HtsEvent> {

    /** Who may answer now, in seat order. */
    IndexedSeq<Seat> toAct(HtsState state);

    /** Whether all of them answer in secret before anything is done. */
    default boolean isTogether() {
        return false;
    }

    /** The stable name of this kind of decision. */
    String kind();

    /** The question to {@code seat}. */
    Message prompt(HtsState state, Seat seat);

    /** Whether {@code seat} may decline. */
    boolean isOptional(HtsState state, Seat seat);

    /** The same without {@code seat}, which left the table. */
    default Asking without(Seat seat) {
        return this;
    }

    @Override
    default Message description() {
        return dev.croupier.core.CoreMessage.NOTHING.with();
    }
}
