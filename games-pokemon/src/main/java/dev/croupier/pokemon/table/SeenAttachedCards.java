package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;

/**
 * Attached cards that a program has bound, as everybody sees them.
 *
 * @param all in the order of choosing
 */
public record SeenAttachedCards(Array<On> all) {
    /** Where a view has what was chosen so far. */
    public static final Slot<SeenAttachedCards> CHOOSING =
            Slot.of(AttachedCards.CHOOSING.name(), SeenAttachedCards.class);

    /**
     * One of them.
     *
     * @param pokemon what it was attached to
     * @param card the card
     */
    public record On(PokemonId pokemon, SeenCard card) {}
}
