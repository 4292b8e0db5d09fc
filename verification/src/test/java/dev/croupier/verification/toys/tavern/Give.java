package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;

/** The owner gives a coin to the player in a slot, if there is one to give, and binds whether there was. */
record Give(Slot<Seat> to) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.give", "give the {0} a coin");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Seat owner = state.agenda().top().owner();
        Seat other = state.agenda().slots().get(to, owner);
        boolean given = state.coins(owner) > 0 && state.isAtTable(other);
        TavernState after =
                given ? state.withCoins(owner, state.coins(owner) - 1).withCoins(other, state.coins(other) + 1) : state;
        if (given) {
            happening.tell(TavernEvent.of(What.GAVE, owner, other.index()));
        }
        return after.withAgenda(after.agenda().bind(Bound.GIVEN, given));
    }

    @Override
    public Message description() {
        return TEXT.with(to);
    }
}
