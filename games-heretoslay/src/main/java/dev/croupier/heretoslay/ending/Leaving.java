package dev.croupier.heretoslay.ending;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.heretoslay.table.Asking;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * A player leaves the table: what the player was doing is broken off, pending choices vanish, windows go on without the player, the cards go
 * to the discard pile; whoever is left alone wins (HTS-WITHDRAW, HTS-PIL-03).
 */
public final class Leaving {
    private Leaving() {}

    /** The table after {@code seat} left it; the same where the game is over or the seat has left. */
    public static HtsState of(
            HtsState state,
            Seat seat,
            Function<Seat, Instruction<HtsState, HtsEvent>> nextTurn,
            Happening<HtsEvent> happening) {
        if (state.isHalted() || !state.isAtTable(seat)) {
            return state;
        }
        happening.tell(new HtsEvent.Withdrew(seat));
        HtsState left = Zones.clear(state, seat, happening);
        left = left.withLasting(left.lasting().filter(lasting -> !lasting.seat().equals(seat)));
        Array<Seat> others = left.clockwiseFrom(seat);
        if (others.size() == 1) {
            return Endings.won(left, others.head(), HtsMessage.WON_BY_STAYING.with(others.head()), happening);
        }
        boolean isSetUp = left.turn().number() == 0;
        Agenda<HtsState, HtsEvent> agenda = left.agenda();
        if (!isSetUp) {
            for (Frame<HtsState, HtsEvent> frame : agenda.frames()) {
                CardRef played = frame.slots().get(Bound.PLAYED);
                if (frame.owner().equals(seat)
                        && played != null
                        && left.piles().resolving().contains(played.number())) {
                    left = Zones.resolvedToDiscards(left, played.number());
                }
            }
            agenda = agenda.endingFramesOf(seat);
            if (left.turn().seat().equals(seat)) {
                agenda = Agenda.of(agenda.frames().append(Frame.of(others.head(), "", nextTurn.apply(others.head()))));
            }
        }
        agenda = agenda.mapRest(
                        instruction -> instruction instanceof Asking asking ? asking.without(seat) : instruction)
                .mapSlots(value -> value instanceof Commitments<?> made ? made.without(seat) : value);
        return Interpreter.run(left.withAgenda(agenda), happening);
    }
}
