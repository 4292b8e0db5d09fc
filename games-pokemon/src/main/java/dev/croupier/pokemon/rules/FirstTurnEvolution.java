package dev.croupier.pokemon.rules;

/** Who may not evolve at first (PKM-TURN-5). */
public enum FirstTurnEvolution {
    /** No player in that player's own first turn. */
    BLOCK_OWN_FIRST_TURN,
    /** Nobody in the first turn of the game; the other player may in the second. */
    BLOCK_OPENING_TURN_ONLY,
    /** Everybody may from the first turn on; what came into play in this turn still cannot evolve. */
    ALLOW
}
