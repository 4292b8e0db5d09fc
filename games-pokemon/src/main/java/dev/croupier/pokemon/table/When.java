package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Condition;

/** Something that holds or not, from a text's point of view. It is data. */
public interface When extends Condition<PokemonState> {

    boolean holds(PokemonState state, Scope scope);

    /** Whether everybody can tell before a program begins whether it will hold when the program comes to it. */
    default boolean isForeseeable() {
        return false;
    }

    /** Whether it could hold by the time the program comes to it; it cannot where it speaks of what nothing before it could do. */
    default boolean isForeseen(Outlook outlook) {
        return true;
    }

    @Override
    default boolean holds(PokemonState state) {
        return holds(state, Scope.of(state));
    }
}
