package dev.croupier.heretoslay.roll;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import org.jspecify.annotations.Nullable;

/** Changes of the rolls that were thrown last. */
final class Changes {
    private Changes() {}

    /** The roll of {@code roller} that is on the table, if there is one. */
    static @Nullable Roll on(HtsState state, Seat roller) {
        Rolls rolls = state.agenda().nearest(Rolls.SLOT);
        return rolls == null ? null : rolls.of(roller).getOrNull();
    }

    /** The agenda after that roll has one part more. */
    static Agenda<HtsState, HtsEvent> with(HtsState state, Seat roller, Roll.Part change) {
        Rolls rolls = state.agenda().nearest(Rolls.SLOT);
        return rolls == null ? state.agenda() : state.agenda().rebindNearest(Rolls.SLOT, rolls.with(roller, change));
    }
}
