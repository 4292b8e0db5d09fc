package dev.croupier.raid.rules;

/** What becomes of a player who has no Pokémon left in play (RAID-63). */
public enum NoPokemonRule {
    /** The player is out of the game. */
    ELIMINATED,
    /** The player stays in the game, and may bench a Basic Pokémon when the hand has one. */
    NO_EFFECT
}
