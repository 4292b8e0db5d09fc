package dev.croupier.raid.rules;

/** When damage is turned into cards for the Lost Zone (RAID-31). */
public enum MillTiming {
    /** At the end of the turn of the boss, so that healing in it counts. */
    END_OF_BOSS_TURN,
    /** At the end of the turn of the players. */
    END_OF_PLAYERS_TURN
}
