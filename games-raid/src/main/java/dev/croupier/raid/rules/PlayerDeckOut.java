package dev.croupier.raid.rules;

/** What becomes of a player who cannot draw when the turn of the players begins (RAID-21). */
public enum PlayerDeckOut {
    /** The player is out of the game. */
    ELIMINATED,
    /** Nothing: the player goes on without a card. */
    NO_EFFECT
}
