package dev.croupier.pokemon.match;

/** In what kind of round a match is played: whether it may end without a winner (PKM-T14, PKM-T15). */
public enum Round {
    /** An unfinished match may be a tie. */
    SWISS,
    /** Somebody has to win. */
    KNOCKOUT
}
