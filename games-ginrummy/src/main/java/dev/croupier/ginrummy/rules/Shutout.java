package dev.croupier.ginrummy.rules;

/** What the winner gains when the loser was shut out (GIN-24). */
public enum Shutout {
    /** The game bonus counts twice. */
    GAME_BONUS_DOUBLE,

    /** The winner's whole total counts twice. */
    TOTAL_DOUBLE,

    /** The winner's hand points count twice. */
    HAND_POINTS_DOUBLE,

    /** A further 100 points. */
    FLAT,

    /** Nothing. */
    NONE
}
