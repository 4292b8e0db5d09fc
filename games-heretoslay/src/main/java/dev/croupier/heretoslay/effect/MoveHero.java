package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;

/**
 * A Hero of the owner's Party moves to the Party of the bound player, which is no stealing (HTS-EFF-13, HTS-EFF-14).
 *
 * @param hero where the Hero is bound
 * @param to where the player is bound
 */
public record MoveHero(Slot<HeroRef> hero, Slot<Seat> to) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef moved = state.agenda().slots().get(hero);
        Seat target = state.agenda().slots().get(to);
        Seat owner = state.agenda().top().owner();
        if (moved == null
                || target == null
                || !state.isAtTable(target)
                || !state.heroes(owner).contains(moved.number())) {
            return state;
        }
        happening.tell(new HtsEvent.Moved(owner, state.card(moved.number()), target));
        return Zones.heroTo(state, moved.number(), owner, target);
    }

    @Override
    public Message description() {
        return hero.equals(Bound.SELF) ? HtsMessage.DO_MOVE_SELF.with() : HtsMessage.DO_MOVE.with(HtsMessage.IT.with());
    }
}
