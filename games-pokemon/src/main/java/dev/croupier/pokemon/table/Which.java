package dev.croupier.pokemon.table;

import dev.croupier.core.Message;
import io.vavr.collection.Array;

/** Some Pokémon in play, from a text's point of view: a selection. It is data. */
public interface Which {

    /** The Pokémon, in the order of seats and places, each once. */
    Array<InPlay> of(PokemonState state, Scope scope);

    /** Whether there are any. */
    default boolean exists(PokemonState state, Scope scope) {
        return !of(state, scope).isEmpty();
    }

    /** Whether there could be any by the time the program comes here. */
    default boolean isForeseen(Outlook outlook) {
        return exists(outlook.state(), outlook.scope());
    }

    /** The Pokémon in words, such as {@code your Benched Pokémon}. */
    Message description();
}
