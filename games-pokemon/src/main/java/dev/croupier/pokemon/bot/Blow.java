package dev.croupier.pokemon.bot;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;

/** Where the damage of an attack comes that is thought through; nobody carries it out. */
record Blow() implements Instruction<PokemonState, PokemonEvent> {
    static final Blow INSTANCE = new Blow();

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
