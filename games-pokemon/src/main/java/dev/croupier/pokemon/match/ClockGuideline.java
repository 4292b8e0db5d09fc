package dev.croupier.pokemon.match;

import dev.croupier.core.Message;

/** How long things may take, as data for a host that has a clock. Whoever is slower is warned and loses nothing by it (PKM-T45). */
public enum ClockGuideline {
    /** Searching a deck in mid-game. */
    DECK_SEARCH(15, MatchMessage.CLOCK_DECK_SEARCH),
    /** The pause before a card is played. */
    PLAYING_A_CARD(10, MatchMessage.CLOCK_PLAYING_A_CARD),
    /** The extra turns (PKM-T10): after that the official gives {@link MatchCommand.OvertimeExpired}. */
    OVERTIME(15 * 60, MatchMessage.CLOCK_OVERTIME),
    /** A round of one game, at least (PKM-T1). */
    ROUND_BEST_OF_ONE(30 * 60, MatchMessage.CLOCK_ROUND),
    /** A round of three games, at least (PKM-T1). */
    ROUND_BEST_OF_THREE(50 * 60, MatchMessage.CLOCK_ROUND),
    /** Building a deck at a sealed event (PKM-T50). */
    SEALED_BUILDING(30 * 60, MatchMessage.CLOCK_SEALED_BUILDING);

    private final int seconds;
    private final MatchMessage key;

    ClockGuideline(int seconds, MatchMessage key) {
        this.seconds = seconds;
        this.key = key;
    }

    /** The guideline in seconds. */
    public int seconds() {
        return seconds;
    }

    /** What a host says when it has taken longer. */
    public Message warning() {
        return key.with(seconds);
    }
}
