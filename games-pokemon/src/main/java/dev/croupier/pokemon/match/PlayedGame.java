package dev.croupier.pokemon.match;

/**
 * A game that has ended.
 *
 * @param game which it was
 * @param result who won
 * @param ending how it ended
 * @param prizesLeft Prize cards left then
 */
public record PlayedGame(NextGame game, GameResult result, GameEnding ending, PrizesLeft prizesLeft) {

    /** Whether it decided its number: a win of both leaves that to a tiebreaker game. */
    public boolean isDecided() {
        return result != GameResult.BOTH_WON;
    }
}
