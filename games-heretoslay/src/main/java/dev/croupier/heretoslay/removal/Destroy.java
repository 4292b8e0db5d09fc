package dev.croupier.heretoslay.removal;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;

/**
 * The frame's owner destroys the bound Hero, which must be in another player's Party and not protected (HTS-EFF-03, HTS-EFF-15). What can
 * happen instead is a step of {@link Removal}.
 *
 * @param hero where the Hero is bound
 * @param itemsToHand whether its Items go to the owner's hand instead of the discard pile
 */
public record Destroy(Slot<HeroRef> hero, boolean itemsToHand) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef target = state.agenda().slots().get(hero);
        Seat by = state.agenda().top().owner();
        Seat owner = target == null ? null : state.partyOf(target.number());
        boolean can = target != null
                && owner != null
                && !owner.equals(by)
                && Party.forbidding(state, owner, Passive.What.DESTROYING_HEROES) == null;
        HtsState tried = state.withAgenda(state.agenda().bind(Bound.DONE, can));
        return can && target != null ? Removal.destroying(tried, by, target, itemsToHand) : tried;
    }

    @Override
    public Message description() {
        return (itemsToHand ? HtsMessage.DO_DESTROY_TAKING_ITEMS : HtsMessage.DO_DESTROY).with(HtsMessage.IT.with());
    }
}
