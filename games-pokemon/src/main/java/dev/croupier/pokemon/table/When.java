package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Condition;

/** Something that holds or not, from a text's point of view. It is data. */
public interface When extends Condition<PokemonState> {

    boolean holds(PokemonState state, Scope scope);

    @Override
    default boolean holds(PokemonState state) {
        return holds(state, Scope.of(state));
    }
}
