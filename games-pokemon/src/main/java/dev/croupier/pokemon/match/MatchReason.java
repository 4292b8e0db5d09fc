package dev.croupier.pokemon.match;

import dev.croupier.core.Message;

/** Why a match ended as it did. */
public enum MatchReason {
    /** As many games were won as are needed (PKM-T1). */
    GAMES(MatchMessage.REASON_GAMES),
    /** All games were played, some of them drawn, and one player won more. */
    MORE_GAMES(MatchMessage.REASON_MORE_GAMES),
    /** All games were played, and both won equally many. */
    EVEN_GAMES(MatchMessage.REASON_EVEN_GAMES),
    /** Time ran out, and one player had won more games (PKM-T14, PKM-T15). */
    GAMES_AT_TIME(MatchMessage.REASON_GAMES_AT_TIME),
    /** Time ran out, and one player had fewer Prize cards left (PKM-T15). */
    PRIZES_AT_TIME(MatchMessage.REASON_PRIZES_AT_TIME),
    /** Time ran out, and nobody was ahead (PKM-T14). */
    TIME(MatchMessage.REASON_TIME),
    /** A tiebreaker game decided (PKM-T15). */
    TIEBREAKER(MatchMessage.REASON_TIEBREAKER),
    /** The game went on after time until somebody was ahead or won (PKM-T15). */
    CONTINUED_GAME(MatchMessage.REASON_CONTINUED_GAME),
    /** Somebody was late or away (PKM-T13). */
    TARDINESS(MatchMessage.REASON_TARDINESS),
    MATCH_LOSS(MatchMessage.REASON_MATCH_LOSS),
    DISQUALIFICATION(MatchMessage.REASON_DISQUALIFICATION);

    private final MatchMessage key;

    MatchReason(MatchMessage key) {
        this.key = key;
    }

    /** The reason in words. */
    public Message message() {
        return key.with();
    }
}
