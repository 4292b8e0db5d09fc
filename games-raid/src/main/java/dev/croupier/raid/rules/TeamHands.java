package dev.croupier.raid.rules;

/** Who sees the hands of the players (RAID-OPT-1). */
public enum TeamHands {
    /** The whole team; neither the boss nor spectators. */
    SHOWN,
    /** Each player the own one alone. */
    HIDDEN
}
