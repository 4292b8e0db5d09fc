package dev.croupier.raid.rules;

/** Who chooses where a card of the boss asks for a choice (RAID-46). */
public enum BossChoices {
    /** The players together: the first answer that one of them gives. */
    PLAYERS,
    /** Chance. */
    RANDOM,
    /** Whoever has the seat of the boss. */
    BOSS
}
