package dev.croupier.raid.rules;

/** How few cards do where the players choose some for the boss (RAID-46). */
public enum BossPickMinimum {
    /** As many as the card says. */
    AS_WRITTEN,
    /** One, however many the card says. */
    ONE
}
