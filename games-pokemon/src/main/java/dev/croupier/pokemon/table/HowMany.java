package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Amount;

/** A number that is asked of a state, from a text's point of view. It is data. */
public interface HowMany extends Amount<PokemonState> {

    int in(PokemonState state, Scope scope);

    @Override
    default int in(PokemonState state) {
        return in(state, Scope.of(state));
    }
}
