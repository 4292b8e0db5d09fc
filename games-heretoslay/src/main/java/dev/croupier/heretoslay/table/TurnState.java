package dev.croupier.heretoslay.table;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;

/**
 * Whose turn it is, and what was used in it.
 *
 * @param number 1 for the first turn of the game, 0 before it
 * @param seat whose turn
 * @param points action points left
 * @param used the Heroes whose effect was rolled for in this turn, wherever they are now (HTS-HRO-04)
 * @param skillUsed whether the skill of the Party Leader that costs action points was used
 */
public record TurnState(int number, Seat seat, int points, CardSet used, boolean skillUsed) {

    public TurnState withPoints(int left) {
        return new TurnState(number, seat, left, used, skillUsed);
    }

    public TurnState withUsed(CardSet heroes) {
        return new TurnState(number, seat, points, heroes, skillUsed);
    }

    public TurnState withSkillUsed() {
        return new TurnState(number, seat, points, used, true);
    }
}
