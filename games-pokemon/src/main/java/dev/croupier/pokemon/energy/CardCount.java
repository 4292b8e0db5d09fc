package dev.croupier.pokemon.energy;

/**
 * As how many units a card may count that is discarded for a cost; as any number from the least to the most (PKM-TURN-9).
 *
 * @param card the place of the card among those attached
 * @param least fewer would leave a cost that no further cards could pay
 * @param most more would be more than the cost
 */
public record CardCount(int card, int least, int most) {

    /** Whether there is anything to choose, so that the payer has to be asked. */
    public boolean isQuestion() {
        return least < most;
    }

    /** Whether the card may count as that many. */
    public boolean allows(int count) {
        return least <= count && count <= most;
    }
}
