package dev.croupier.raid.rules;

/** When the boss discards what its attack costs (RAID-51). */
public enum BossPaymentTiming {
    /** Before the attack. */
    BEFORE_ATTACK,
    /** After it, so that the Energy still counts for its damage. */
    AFTER_ATTACK
}
