package dev.croupier.pokemon.table;

import dev.croupier.core.Message;

/** A question about a Pokémon in play, from a text's point of view: a filter. It is data. */
public interface Like {

    boolean accepts(PokemonState state, Scope scope, InPlay pokemon);

    /** Whether it accepts nothing but the Pokémon that the text stands on, whatever the table is like. */
    default boolean isOfSelfAlone() {
        return false;
    }

    /** The Pokémon in words, such as {@code your Benched Pokémon}. */
    Message description();
}
