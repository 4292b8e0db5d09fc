package dev.croupier.heretoslay.turn;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.ending.Endings;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Lasting;
import dev.croupier.heretoslay.table.TurnState;
import io.vavr.collection.List;

/**
 * A turn begins: what lasted until then ends, and there are action points (HTS-B8, HTS-TRN-01, HTS-TRN-08); one turn too many ends the game
 * instead (HTS-PIL-04).
 */
public record BeginTurn(Seat seat) implements Instruction<HtsState, HtsEvent> {
    private static final List<Instruction<HtsState, HtsEvent>> PROGRAM = List.of(new TakeTurn());

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        int number = state.turn().number() + 1;
        int cap = state.rules().turnCap();
        if (cap > 0 && number > cap) {
            return Endings.nobody(state, HtsMessage.TURN_CAP.with(Amounts.turnsPlayed(cap)), happening);
        }
        int points = Party.points(state, seat);
        happening.tell(new HtsEvent.TurnStarted(seat, number, points));
        Agenda<HtsState, HtsEvent> agenda =
                Agenda.<HtsState, HtsEvent>empty().push(new Frame<>(seat, "", PROGRAM, Slots.empty()));
        HtsState begun = state.withTurnAndAgenda(new TurnState(number, seat, points, CardSet.empty(), false), agenda);
        return state.lasting().isEmpty()
                ? begun
                : begun.withLasting(state.lasting().filter(this::goesOn));
    }

    /** What was for an earlier turn is over, though its player left in the middle of it. */
    private boolean goesOn(Lasting lasting) {
        return lasting.until() == Lasting.Until.START_OF_NEXT_TURN
                && !lasting.seat().equals(seat);
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
