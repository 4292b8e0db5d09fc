package dev.croupier.pokemon.match;

/** Who chooses who goes first in the first game of a match (PKM-T2). */
public enum FirstPlayerGame1 {
    COIN_WINNER_CHOOSES,
    /** In a knockout round the higher seed, which is seat 0; elsewhere there are no seeds, and a coin is flipped. */
    HIGHER_SEED
}
