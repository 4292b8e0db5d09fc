package dev.croupier.pokemon.match;

/** How Prize cards win a game (PKM-T22). Every other way to win a game is as always. */
public enum Aim {
    /** Who takes as many as are needed wins. */
    ALL_PRIZES,
    /** Who takes the first one wins; when both take equally many at once, the game goes on. */
    FIRST_PRIZE,
    /** Who has fewer left than the other wins, or who takes all. */
    AHEAD
}
