package dev.croupier.raid.rules;

/** Who chooses the attack of the boss (RAID-52). */
public enum BossAttackChoice {
    /** Chance. */
    RANDOM,
    /** Whoever has the seat of the boss, who may also leave the attack out. */
    BOSS
}
