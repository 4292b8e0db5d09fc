package dev.croupier.raid.rules;

/** What becomes of damage that is too little for one more card (RAID-38). */
public enum RemainderDamage {
    /** It is gone. */
    DISCARD,
    /** It stays on the boss and counts in the next round, where it can be healed. */
    KEEP_ON_BOSS
}
