package dev.croupier.ginrummy.rules;

/** What an ace turned up means for the knock limit (GIN-OKL-2). */
public enum OklahomaAce {
    /** A limit of 1. */
    ONE,

    /** No knock: only gin ends the hand. */
    GIN_ONLY
}
