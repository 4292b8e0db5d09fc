package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/**
 * A card in play as everybody sees it.
 *
 * @param owner whose card; it stays so wherever it lies
 * @param card what it says
 */
public record SeenCard(Seat owner, Card card) {

    public static SeenCard of(Placed placed) {
        return new SeenCard(placed.owner(), placed.card());
    }

    @Override
    public String toString() {
        return card + " of " + owner;
    }
}
