package dev.croupier.heretoslay.hero;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.roll.OpenModifiers;
import dev.croupier.heretoslay.roll.ThrowDice;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.TurnState;
import io.vavr.collection.List;

/**
 * The frame's owner rolls to use a Hero's effect, at no cost. A Hero that was rolled for in this turn, cannot be used, or is no longer in the
 * Party is not rolled for (HTS-HRO-02, HTS-HRO-05, HTS-HRO-06).
 *
 * @param hero where the Hero is bound
 */
public record RollForHero(Slot<HeroRef> hero) implements Instruction<HtsState, HtsEvent> {
    private static final List<Instruction<HtsState, HtsEvent>> PROGRAM =
            List.of(ThrowDice.byOwner(Roll.Purpose.USE_HERO), new OpenModifiers(), new ResolveHeroRoll());

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        HeroRef rolled = state.agenda().slots().get(hero);
        Seat owner = state.agenda().top().owner();
        return rolled != null && Party.isUsable(state, owner, rolled.number())
                ? begun(state, owner, rolled, happening)
                : state;
    }

    /** The roll begins, and is marked as the Hero's use in this turn. */
    static HtsState begun(HtsState state, Seat seat, HeroRef hero, Happening<HtsEvent> happening) {
        happening.tell(new HtsEvent.HeroUsed(seat, state.card(hero.number())));
        TurnState turn = state.turn();
        Frame<HtsState, HtsEvent> frame = new Frame<>(
                seat, state.card(hero.number()).id(), PROGRAM, Slots.empty().with(Bound.SELF, hero));
        return state.withTurnAndAgenda(
                turn.withUsed(turn.used().with(hero.number())), state.agenda().push(frame));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_ROLL_FOR.with(hero.name());
    }
}
