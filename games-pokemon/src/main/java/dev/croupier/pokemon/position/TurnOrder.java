package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * Who has had how many turns.
 *
 * @param first who went first
 * @param turns by seat, how many turns it has begun
 */
record TurnOrder(Seat first, Array<Integer> turns) {

    /** As it is when every turn has been followed by the next player's. */
    static TurnOrder usual(int seats, int turn, Seat whose) {
        int first = Math.floorMod(whose.index() - (turn - 1), seats);
        return new TurnOrder(
                Seat.of(first),
                Array.range(0, seats).map(seat -> (turn - 1 - Math.floorMod(seat - first, seats) + seats) / seats));
    }
}
