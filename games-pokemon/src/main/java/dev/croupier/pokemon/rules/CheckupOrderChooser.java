package dev.croupier.pokemon.rules;

/** Who orders what happens in a checkup besides Special Conditions (PKM-CHECK-1). */
public enum CheckupOrderChooser {
    /** The player whose turn comes next orders all of it. */
    NEXT_TURN_PLAYER,
    /** The owner of the Pokémon that it happens to orders it; the player whose turn comes next is the first to. */
    AFFECTED_OWNER
}
