package dev.croupier.pokemon.rules;

/** Who may not evolve at first (PKM-TURN-5). */
public enum FirstTurnEvolution {
    BLOCK_OWN_FIRST_TURN,
    BLOCK_OPENING_TURN_ONLY,
    ALLOW
}
