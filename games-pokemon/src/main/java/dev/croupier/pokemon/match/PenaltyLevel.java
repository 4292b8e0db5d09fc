package dev.croupier.pokemon.match;

import dev.croupier.core.Message;

/** A step of the ladder of penalties, from the lowest (PKM-MATCH-5, PKM-T30). */
public enum PenaltyLevel {
    CAUTION(0, MatchMessage.LEVEL_CAUTION),
    WARNING(0, MatchMessage.LEVEL_WARNING),
    PRIZE_2(2, MatchMessage.LEVEL_PRIZE_2),
    PRIZE_4(4, MatchMessage.LEVEL_PRIZE_4),
    GAME_LOSS(0, MatchMessage.LEVEL_GAME_LOSS),
    MATCH_LOSS(0, MatchMessage.LEVEL_MATCH_LOSS),
    DISQUALIFICATION(0, MatchMessage.LEVEL_DISQUALIFICATION);

    private final int headStart;
    private final MatchMessage key;

    PenaltyLevel(int headStart, MatchMessage key) {
        this.headStart = headStart;
        this.key = key;
    }

    /** How many Prize cards fewer the opponent needs to win the game (PKM-T31). */
    public int headStart() {
        return headStart;
    }

    /** Whether the match is lost by it. */
    public boolean endsMatch() {
        return compareTo(MATCH_LOSS) >= 0;
    }

    /** The level in words. */
    public Message message() {
        return key.with();
    }
}
