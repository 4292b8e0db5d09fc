package dev.croupier.heretoslay.roll;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;

/**
 * A skill changes the roll of the bound roller that is on the table; nothing where it no longer is. It is no Modifier card (HTS-MOD-09).
 *
 * @param amount by how much
 */
public record ChangeRoll(Amount<HtsState> amount) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        Seat roller = top.slots().get(Bound.ROLLER);
        Roll roll = roller == null ? null : Changes.on(state, roller);
        if (roller == null || roll == null) {
            return state;
        }
        Card source = state.catalogue().named(top.source()).get();
        Roll.Part change = new Roll.Part(source, top.owner(), amount.in(state));
        happening.tell(new HtsEvent.RollChanged(source, change.amount(), roller, roll.total() + change.amount()));
        return state.withAgenda(Changes.with(state, roller, change));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_CHANGE_ROLL.with(
                amount instanceof Amount.Fixed<HtsState> fixed ? Amounts.signed(fixed.number()) : amount.description());
    }
}
