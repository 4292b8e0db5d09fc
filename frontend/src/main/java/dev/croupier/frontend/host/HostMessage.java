package dev.croupier.frontend.host;

import dev.croupier.core.MessageKey;

/** The texts of a host. */
public enum HostMessage implements MessageKey {
    NO_TABLE("host.no-table", "there is no such table, or this token does not open it"),
    FULL("host.full", "there are {0} tables already: wait until one is closed"),
    NOT_KEPT("host.not-kept", "the table could not be kept, so nothing was done: {0}"),
    CLOSED("host.closed", "the table is closed"),
    ONLY_SEATS("host.only-seats", "only somebody who plays can do that"),
    OTHER_SEAT("host.other-seat", "the action is of seat {0}, this token is of seat {1}"),
    NO_SUCH_NUMBER("host.no-such-number", "there is no action {0}: they go from 0 to {1}"),
    NO_SUCH_POSITION("host.no-such-position", "there is no position {0}: the log goes from 1 to {1}"),
    OVER("host.over", "the game is over"),
    NOT_OVER("host.not-over", "the game is not over: until then everybody sees through their own eyes"),
    UNDO_IS_OFF("host.undo-is-off", "moves are not taken back at this table"),
    NOT_UNDONE("host.not-undone", "that cannot be taken back: {0}"),
    NOTHING_ASKED("host.nothing-asked", "nobody asks to take a move back"),
    ALREADY_OUT("host.already-out", "seat {0} has left the game already"),
    LONG_NAME("host.long-name", "a name has 1 to {0} characters, none of them a control character"),
    NO_SUCH_GAME("host.no-such-game", "there is no game {0}"),
    NO_SUCH_DECK("host.no-such-deck", "there is no deck {0}; known are: {1}"),
    NO_SUCH_BOSS("host.no-such-boss", "there is no boss {0}; known are: {1}"),
    NO_DECKS("host.no-decks", "players bring no decks to {0}"),
    NO_BOSS("host.no-boss", "{0} is not played against a boss"),
    NO_OWN_CARDS("host.no-own-cards", "{0} has no cards of one's own"),
    THINKS_TOO_LONG("host.thinks-too-long", "a bot at a table looks at {0} games for a choice at most, not {1}"),
    NO_SUCH_WORD(
            "host.no-such-word",
            "there is nothing to tell of {0}: it can be hint, score, rules, or a word of the game such as info and a card"),
    TIME_LIMIT("host.time-limit", "a time limit is {0} to {1} seconds"),
    BOT_PAUSE("host.bot-pause", "a bot pauses for 0 to {0} milliseconds");

    private final String key;
    private final String english;

    HostMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String english() {
        return english;
    }
}
