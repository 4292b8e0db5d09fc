package dev.croupier.pokemon.turn;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;

/** The first turn of the game begins. */
public record FirstTurn() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return state.withAgenda(state.agenda().then(new BeginTurn(state.turn().first())));
    }
}
