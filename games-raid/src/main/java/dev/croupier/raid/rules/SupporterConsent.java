package dev.croupier.raid.rules;

/** Whether a player has to agree to a Supporter that another plays for that player (RAID-16). */
public enum SupporterConsent {
    /** No. */
    NONE,
    /** Yes; without it the card is not played. */
    ASK
}
