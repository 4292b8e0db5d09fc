package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The rolls that are on the table together: one, or the two of a challenge, the challenger's first.
 *
 * @param rolls at most one a seat
 */
public record Rolls(Array<Roll> rolls) {
    /** Where a frame keeps its rolls. */
    public static final Slot<Rolls> SLOT = Slot.of("rolls", Rolls.class);

    public Option<Roll> of(Seat seat) {
        for (int i = 0; i < rolls.size(); i++) {
            if (rolls.get(i).seat().equals(seat)) {
                return Option.some(rolls.get(i));
            }
        }
        return Option.none();
    }

    public Rolls with(Seat seat, Roll.Part change) {
        return new Rolls(rolls.map(roll -> roll.seat().equals(seat) ? roll.with(change) : roll));
    }
}
