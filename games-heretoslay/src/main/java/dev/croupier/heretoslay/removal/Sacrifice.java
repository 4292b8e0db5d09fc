package dev.croupier.heretoslay.removal;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;

/**
 * The bound Hero is sacrificed by the player whose Party it is in (HTS-B31); a protection does not help it (HTS-EFF-15).
 *
 * @param hero where the Hero is bound
 */
public record Sacrifice(Slot<HeroRef> hero) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef target = state.agenda().slots().get(hero);
        Seat owner = target == null ? null : state.partyOf(target.number());
        return target == null || owner == null ? state : Removal.sacrificing(state, owner, target);
    }

    @Override
    public Message description() {
        return HtsMessage.DO_SACRIFICE.with(HtsMessage.IT.with());
    }
}
