package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import io.vavr.collection.Array;

/** All Prizes have been taken: has somebody won? */
record CheckWinners(Array<Integer> before) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state.outcome() != null
                ? state
                : state.setting().course().judged(state, before, Array.empty(), happening);
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
