package dev.croupier.heretoslay.effect;

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
import dev.croupier.heretoslay.zone.Zones;

/** The frame's owner steals the bound Hero with what it wears, where it can be stolen; whether it did is bound (HTS-B31, HTS-EFF-15). */
public record Steal(Slot<HeroRef> hero) implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef target = state.agenda().slots().get(hero);
        Seat by = state.agenda().top().owner();
        Seat from = target == null ? null : state.partyOf(target.number());
        if (target == null
                || from == null
                || from.equals(by)
                || Party.forbidding(state, from, Passive.What.STEALING_HEROES) != null) {
            return state.withAgenda(state.agenda().bind(Bound.DONE, false));
        }
        happening.tell(new HtsEvent.Stolen(by, state.card(target.number()), from));
        return Zones.heroTo(state.withAgenda(state.agenda().bind(Bound.DONE, true)), target.number(), from, by);
    }

    @Override
    public Message description() {
        return HtsMessage.DO_STEAL.with(HtsMessage.IT.with());
    }
}
