package dev.croupier.pokemon.table;

import dev.croupier.core.Seat;
import io.vavr.collection.Array;

/**
 * Whose turn it is.
 *
 * @param number 1 for the first turn of the game, 0 before it
 * @param seat whose turn; in the set-up, who goes first, once that is known
 * @param first who went first
 * @param turns by team, how many turns it has begun
 * @param phase what part of the turn it is
 * @param round which game of the table it is
 * @param began how many decisions had been taken when it began (PKM-OPT-3)
 */
public record TurnState(int number, Seat seat, Seat first, Array<Integer> turns, Phase phase, Round round, int began) {

    /** The parts of a game that rules ask for. */
    public enum Phase {
        SETUP,
        TURN,
        /** Between two turns. */
        CHECKUP
    }

    public TurnState withPhase(Phase other) {
        return new TurnState(number, seat, first, turns, other, round, began);
    }

    public TurnState withFirst(Seat other) {
        return new TurnState(number, other, other, turns, phase, round, began);
    }

    /** The turn of {@code other} begins, after so many decisions. */
    public TurnState next(Seat other, int team, int decisions) {
        return new TurnState(
                number + 1, other, first, turns.update(team, turns.get(team) + 1), Phase.TURN, round, decisions);
    }

    public TurnState withRound(Round other) {
        return new TurnState(number, seat, first, turns, phase, other, began);
    }
}
