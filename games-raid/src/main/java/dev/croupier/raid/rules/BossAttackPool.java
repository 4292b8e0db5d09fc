package dev.croupier.raid.rules;

/** Among which attacks that of the boss is chosen (RAID-52). */
public enum BossAttackPool {
    /** Those that it can pay. */
    PAYABLE,
    /** All of them; one that it cannot pay is no attack in that turn. */
    ALL
}
