package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/**
 * Attached cards that a program has bound, as everybody sees them.
 *
 * @param all in the order of choosing
 */
public record SeenAttachedCards(Array<On> all) {

    /**
     * One of them.
     *
     * @param pokemon what it was attached to
     * @param card the card
     */
    public record On(PokemonId pokemon, SeenCard card) {}
}
