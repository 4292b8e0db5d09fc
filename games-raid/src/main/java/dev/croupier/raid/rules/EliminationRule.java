package dev.croupier.raid.rules;

/** When the Prizes of a player are used up (RAID-61). */
public enum EliminationRule {
    /** With the last Prize that the player takes. */
    ON_LAST_PRIZE_TAKEN,
    /** When the player has to take a Prize and there is none left. */
    ON_PRIZE_UNAVAILABLE
}
