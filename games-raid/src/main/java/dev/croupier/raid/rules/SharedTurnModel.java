package dev.croupier.raid.rules;

/** In which order the players act in their turn (RAID-18). */
public enum SharedTurnModel {
    /** In any, attacks too. */
    FREE_INTERLEAVE,
    /** In any, but nobody attacks before everybody has said to be ready for it; then there are only attacks. */
    MAIN_THEN_ATTACK
}
