package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;

/** The owner gets coins from the bank, or pays some to it as long as there are any. */
record Gain(int coins) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.gain", "get {0} coins");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Seat owner = state.agenda().top().owner();
        happening.tell(TavernEvent.of(What.GAINED, owner, coins));
        return state.withCoins(owner, Math.max(0, state.coins(owner) + coins));
    }

    @Override
    public Message description() {
        return TEXT.with(coins);
    }
}
