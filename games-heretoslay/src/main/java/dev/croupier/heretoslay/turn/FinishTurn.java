package dev.croupier.heretoslay.turn;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.ending.Endings;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Lasting;

/**
 * A turn ends: a full Party wins now and at no other moment (HTS-B30, HTS-WIN-02); what lasted until the end of the turn ends, and it is the next
 * player's turn, clockwise (HTS-B7).
 */
public record FinishTurn() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat seat = state.turn().seat();
        happening.tell(new HtsEvent.TurnEnded(seat));
        if (Party.isFull(state, seat)) {
            return Endings.won(state, seat, HtsMessage.WON_BY_FULL_PARTY.with(seat), happening);
        }
        HtsState ended = state.lasting().isEmpty()
                ? state
                : state.withLasting(state.lasting().filter(lasting -> lasting.until() != Lasting.Until.END_OF_TURN));
        Seat next = following(ended, seat);
        return new BeginTurn(next).step(ended.withTurn(ended.turn().withUsed(CardSet.empty())), happening);
    }

    private static Seat following(HtsState state, Seat seat) {
        Seat next = seat.next(state.seats());
        while (!state.isAtTable(next)) {
            next = next.next(state.seats());
        }
        return next;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
