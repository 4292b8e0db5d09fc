package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;

/**
 * A penalty that was given in a match.
 *
 * @param number which it was, from 1 on
 * @param seat whose it is
 * @param level how severe
 * @param game the number of the game that it was given in, or before
 * @param ruling what the Head Judge said of it
 */
public record GivenPenalty(int number, Seat seat, PenaltyLevel level, int game, Ruling ruling) {

    /** What became of an appeal. */
    public enum Ruling {
        NOT_APPEALED,
        UPHELD,
        LIFTED
    }

    GivenPenalty ruled(Ruling now) {
        return new GivenPenalty(number, seat, level, game, now);
    }
}
