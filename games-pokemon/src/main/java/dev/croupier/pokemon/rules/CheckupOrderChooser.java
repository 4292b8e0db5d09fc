package dev.croupier.pokemon.rules;

/** Who orders what happens in a checkup besides Special Conditions (PKM-CHECK-1). */
public enum CheckupOrderChooser {
    NEXT_TURN_PLAYER,
    AFFECTED_OWNER
}
