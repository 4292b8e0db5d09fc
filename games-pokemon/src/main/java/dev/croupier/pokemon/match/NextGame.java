package dev.croupier.pokemon.match;

/**
 * A game of a match and how it is to be played.
 *
 * @param number which game it decides, from 1 on; a tiebreaker after a win of both has the number of the game that both won
 * @param prizes Prize cards that each player sets aside
 * @param chooser who chooses who goes first
 * @param aim how Prize cards win it
 * @param reason why it is played
 */
public record NextGame(int number, int prizes, FirstPlayerChooser chooser, Aim aim, Occasion reason) {

    /** Prize cards that win it when nobody was penalised: all of them, or the first. */
    public int prizesToWin() {
        return aim == Aim.FIRST_PRIZE ? 1 : prizes;
    }

    /** Whether the first Prize card taken wins it. */
    public boolean firstPrizeWins() {
        return aim == Aim.FIRST_PRIZE;
    }

    /** Whether being ahead on Prize cards wins it. */
    public boolean aheadWins() {
        return aim == Aim.AHEAD;
    }
}
