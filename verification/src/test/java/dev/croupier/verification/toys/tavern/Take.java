package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Who;
import dev.croupier.verification.toys.ToyMessage;
import dev.croupier.verification.toys.tavern.TavernEvent.What;
import io.vavr.control.Option;

/** The owner takes a coin from somebody, unless something else happens instead. */
record Take(Who from) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.take", "take a coin from the {0}");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Seat owner = state.agenda().top().owner();
        Seat victim = from.of(state.agenda());
        if (state.coins(victim) == 0) {
            return state;
        }
        Option<Instruction<TavernState, TavernEvent>> instead = Replacements.ofTaking(state, victim);
        if (instead.isDefined()) {
            return state.withAgenda(state.agenda().then(instead.get()));
        }
        happening.tell(TavernEvent.of(What.TOOK, owner, victim.index()));
        return state.withCoins(victim, state.coins(victim) - 1).withCoins(owner, state.coins(owner) + 1);
    }

    @Override
    public Message description() {
        return TEXT.with(from);
    }
}
