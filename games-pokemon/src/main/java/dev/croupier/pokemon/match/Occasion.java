package dev.croupier.pokemon.match;

import dev.croupier.core.Message;

/** Why a game is played. */
public enum Occasion {
    /** The match begins. */
    FIRST(MatchMessage.OCCASION_FIRST),
    /** Nobody has won as many games as are needed. */
    FOLLOWING(MatchMessage.OCCASION_FOLLOWING),
    /** Both players won the game before at the same moment and in equally many ways (PKM-T21). */
    SIMULTANEOUS_WIN(MatchMessage.OCCASION_SIMULTANEOUS_WIN),
    /** Play stopped in a knockout round with equally many Prize cards left (PKM-T15). */
    EVEN_PRIZES(MatchMessage.OCCASION_EVEN_PRIZES),
    /** A knockout match came to its end with equally many games won (PKM-T15). */
    EVEN_GAMES(MatchMessage.OCCASION_EVEN_GAMES);

    private final MatchMessage key;

    Occasion(MatchMessage key) {
        this.key = key;
    }

    /** Whether it is a tiebreaker game. */
    public boolean isTiebreaker() {
        return this != FIRST && this != FOLLOWING;
    }

    /** Whether who wins such a game has won the match by it. */
    public boolean decidesMatch() {
        return this == EVEN_PRIZES || this == EVEN_GAMES;
    }

    /** The occasion in words. */
    public Message message() {
        return key.with();
    }
}
