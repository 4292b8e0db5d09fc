package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;

/**
 * Pokémon that a program has bound.
 *
 * @param all in the order of choosing
 */
public record Group(Array<PokemonId> all) {
    /** What was chosen so far for a question that is answered one by one. */
    public static final Slot<Group> CHOOSING = slot("choosing");

    private static final Group NONE = new Group(Array.empty());

    public static Group none() {
        return NONE;
    }

    public static Group of(PokemonId pokemon) {
        return new Group(Array.of(pokemon));
    }

    public static Slot<Group> slot(String name) {
        return Slot.of(name, Group.class);
    }

    public Group with(PokemonId pokemon) {
        return new Group(all.append(pokemon));
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int size() {
        return all.size();
    }
}
