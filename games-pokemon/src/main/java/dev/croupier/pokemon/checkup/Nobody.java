package dev.croupier.pokemon.checkup;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Like;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;

/** No Pokémon: the block of Special Conditions is about none in particular. */
enum Nobody implements Like {
    IN_PARTICULAR;

    @Override
    public boolean accepts(PokemonState state, Scope scope, InPlay pokemon) {
        return false;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
