package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Message;
import dev.croupier.core.agenda.Condition;
import dev.croupier.core.agenda.Slot;
import dev.croupier.verification.toys.ToyMessage;

/** That a slot holds true, or that it does not. */
record Is(Slot<Boolean> slot, boolean expected) implements Condition<TavernState> {
    private static final ToyMessage YES = new ToyMessage("tavern.is", "{0}");
    private static final ToyMessage NO = new ToyMessage("tavern.is-not", "not {0}");

    static Is bound(Slot<Boolean> slot) {
        return new Is(slot, true);
    }

    static Is notBound(Slot<Boolean> slot) {
        return new Is(slot, false);
    }

    @Override
    public boolean holds(TavernState state) {
        return state.agenda().slots().get(slot, false) == expected;
    }

    @Override
    public Message description() {
        return (expected ? YES : NO).with(slot);
    }
}
