package dev.croupier.core.agenda;

import dev.croupier.core.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Who is meant: the owner of the frame, or whoever is bound in a slot.
 *
 * @param slot where the seat is bound; nothing for the owner
 */
public record Who(@Nullable Slot<Seat> slot) {
    private static final Who OWNER = new Who(null);

    /** The owner of the frame. */
    public static Who owner() {
        return OWNER;
    }

    /** The seat that is bound in the slot; the owner where none is. */
    public static Who in(Slot<Seat> slot) {
        return new Who(slot);
    }

    /** The seat that is meant in the top frame. */
    public <S extends Interpreted<S, E>, E> Seat of(Agenda<S, E> agenda) {
        Frame<S, E> top = agenda.top();
        return slot == null ? top.owner() : top.slots().get(slot, top.owner());
    }

    @Override
    public String toString() {
        return slot == null ? "owner" : slot.name();
    }
}
