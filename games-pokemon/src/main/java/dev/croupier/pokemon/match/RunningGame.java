package dev.croupier.pokemon.match;

import dev.croupier.core.Seat;

/**
 * A game in play.
 *
 * @param game which it is
 * @param first who goes first
 * @param turnsEnded how many turns have ended
 * @param prizesLeft Prize cards left, as last told
 * @param continued whether it goes on after time until somebody is ahead ({@link EvenPrizesAtTime#CONTINUE})
 */
public record RunningGame(NextGame game, Seat first, int turnsEnded, PrizesLeft prizesLeft, boolean continued) {

    RunningGame counting(PrizesLeft now) {
        return new RunningGame(game, first, turnsEnded, now, continued);
    }

    RunningGame turnEnded(PrizesLeft now) {
        return new RunningGame(game, first, turnsEnded + 1, now, continued);
    }

    RunningGame goesOn() {
        return new RunningGame(game, first, turnsEnded, prizesLeft, true);
    }
}
