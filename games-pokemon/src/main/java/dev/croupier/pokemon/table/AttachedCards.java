package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;

/**
 * Attached cards that a program has bound.
 *
 * @param all in the order of choosing
 */
public record AttachedCards(Array<On> all) {
    /** What was chosen so far for a question that is answered one by one. */
    public static final Slot<AttachedCards> CHOOSING = slot("choosing-attached");

    private static final AttachedCards NONE = new AttachedCards(Array.empty());

    /**
     * One of them.
     *
     * @param pokemon what it was attached to
     * @param card the card
     */
    public record On(PokemonId pokemon, Placed card) {}

    public static AttachedCards none() {
        return NONE;
    }

    public static Slot<AttachedCards> slot(String name) {
        return Slot.of(name, AttachedCards.class);
    }

    public AttachedCards with(PokemonId pokemon, Placed card) {
        return new AttachedCards(all.append(new On(pokemon, card)));
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int size() {
        return all.size();
    }
}
