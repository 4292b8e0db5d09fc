package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;

/**
 * The Stadium in play.
 *
 * @param placed the card
 * @param by who played it
 */
public record StadiumInPlay(Placed placed, Seat by) {
    public Card card() {
        return placed.card();
    }
}
