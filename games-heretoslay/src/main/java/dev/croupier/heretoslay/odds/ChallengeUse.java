package dev.croupier.heretoslay.odds;

/**
 * One way to play a Modifier card in a challenge, where each names the roll that it is for (HTS-CHL-05).
 *
 * @param use the card and its value
 * @param onOwnRoll whether on its player's own roll, or on the other's
 * @param gain by how much it moves the difference of the two totals its player's way
 */
public record ChallengeUse(ModifierUse use, boolean onOwnRoll, int gain) {}
