package dev.croupier.ginrummy.rules;

/** Who deals the next hand after one that was won (GIN-17). */
public enum Dealer {
    /** The other one than before. */
    ALTERNATE,

    /** The loser of the hand. */
    LOSER,

    /** The winner of the hand. */
    WINNER
}
