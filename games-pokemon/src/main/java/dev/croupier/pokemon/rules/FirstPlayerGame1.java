package dev.croupier.pokemon.rules;

/** Who decides which player goes first in the first game of a match (PKM-T2). */
public enum FirstPlayerGame1 {
    /** Who wins the coin flip. */
    COIN_WINNER_CHOOSES,
    /** In a knockout match the player of the higher seed; in any other game who wins the coin flip. */
    HIGHER_SEED
}
