package dev.croupier.pokemon.preview;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;

/** Where a preview ends. */
record Halt() implements Instruction<PokemonState, PokemonEvent> {
    @Override
    public boolean waits(PokemonState state) {
        return true;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
