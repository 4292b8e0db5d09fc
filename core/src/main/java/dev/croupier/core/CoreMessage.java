package dev.croupier.core;

/** The texts of the engine itself. */
public enum CoreMessage implements MessageKey {
    NOT_YOUR_DECISION("core.not-your-decision", "it is not seat {0}'s decision now"),
    GAME_IS_OVER("core.game-is-over", "the game is over"),
    UNKNOWN_CARD("core.unknown-card", "there is no card {0} in this game"),
    STALE_DECISION("core.stale-decision", "the decision {0} is no longer open"),
    NOT_READABLE("core.not-readable", "{0} is no action of this game (column {1})"),
    CAPPED("core.capped", "the game reached its greatest number of decisions; nobody wins"),
    WITHDRAWN("core.withdrawn", "seat {0} withdrew"),
    NOTHING_TO_UNDO("core.nothing-to-undo", "there is no step to take back"),
    INFORMATION_SINCE("core.information-since", "somebody learned something new since: {0}"),
    HIDDEN_INFORMATION("core.hidden-information", "chance or a hidden card"),
    NOTHING("core.nothing", "nothing happens"),
    NUMBER("core.number", "{0}"),
    THEN("core.then", "{0}; {1}"),
    IF("core.if", "if {0}, {1}"),
    IF_ELSE("core.if-else", "if {0}, {1}; otherwise {2}"),
    FOR_EACH("core.for-each", "for each of {0}: {1}"),
    REPEAT("core.repeat", "{0} times: {1}"),
    AS_OFTEN("core.as-often", "for {0}: {1}"),
    CHOOSE("core.choose", "choose {0}"),
    MAY("core.may", "you may have this done: {0}");

    private final String key;
    private final String english;

    CoreMessage(String key, String english) {
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
