package dev.croupier.heretoslay.odds;

/**
 * One way to play a Modifier card.
 *
 * @param card the card
 * @param value which of its values
 * @param horn what the Protecting Horn adds: 1, -1, or 0 for who doesn't have it or leaves it out
 */
public record ModifierUse(ModifierValues card, int value, int horn) {

    /** By how much it changes the total of the roll on which it is played. */
    public int change() {
        return value + horn;
    }
}
