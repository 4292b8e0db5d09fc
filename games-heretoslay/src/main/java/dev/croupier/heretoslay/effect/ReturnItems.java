package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import java.util.Objects;

/** Every Item that is worn goes to the hand of the player whose Hero wears it (HTS-ITM-06). */
public record ReturnItems() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState before, Happening<HtsEvent> happening) {
        HtsState state = before;
        for (var items = before.equipment().items().iterator(); items.hasNext(); ) {
            int item = items.nextInt();
            Seat party = Objects.requireNonNull(state.partyOf(state.equipment().wearerOf(item)));
            state = Zones.itemToHand(state, item, party, happening);
        }
        return state;
    }

    @Override
    public Message description() {
        return HtsMessage.DO_RETURN_ALL.with();
    }
}
