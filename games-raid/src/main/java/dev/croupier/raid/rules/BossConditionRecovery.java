package dev.croupier.raid.rules;

/** When the boss recovers from its Special Conditions (RAID-33). */
public enum BossConditionRecovery {
    /** At the end of each Pokémon Checkup. */
    EVERY_CHECKUP,
    /** At the end of the Checkup after its own turn, so that they hold in that turn. */
    AFTER_BOSS_TURN
}
