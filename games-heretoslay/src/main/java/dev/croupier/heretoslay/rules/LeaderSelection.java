package dev.croupier.heretoslay.rules;

/** How each seat comes by its Party Leader (HTS-SET-02). */
public enum LeaderSelection {
    /** They pick in turn, a random seat first. */
    PICK,
    /** They are dealt at random. */
    RANDOM
}
