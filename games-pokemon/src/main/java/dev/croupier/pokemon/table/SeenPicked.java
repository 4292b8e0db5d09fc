package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards that a program has bound, as an observer sees them.
 *
 * @param owner whose cards
 * @param where the zone in which they lay when they were bound
 * @param size how many
 * @param cards which ones, where the observer knows them
 * @param seers who knows them, as bits
 */
public record SeenPicked(Seat owner, PokemonEvent.Zone where, int size, Option<Array<Card>> cards, int seers) {
    /** Where a view has what was chosen so far. */
    public static final Slot<SeenPicked> CHOOSING = Slot.of(Picked.CHOOSING.name(), SeenPicked.class);
}
