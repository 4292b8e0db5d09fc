package dev.croupier.raid.rules;

/** Who counts as a player for cards to the Lost Zone, draws of the boss and Supporters (RAID-OPT-6). */
public enum PlayerCountBasis {
    /** Those who are in the game when the round begins, for the whole round. */
    REMAINING,
    /** Those who began the game. */
    AT_START
}
