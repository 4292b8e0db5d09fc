package dev.croupier.core.play;

import dev.croupier.core.MessageKey;

/** The texts about recordings. */
public enum RecordingMessage implements MessageKey {
    TORN("core.recording.torn", "the recording breaks off here in the middle of a step"),
    EXPECTED("core.recording.expected", "{0} is expected here"),
    NO_DRAW("core.recording.no-draw", "{0} is no draw"),
    NO_NUMBER("core.recording.no-number", "{0} is no number of at most nine digits"),
    NO_HASH("core.recording.no-hash", "64 lower-case hexadecimal digits are expected here"),
    NO_SALT("core.recording.no-salt", "an even number of at least 32 lower-case hexadecimal digits is expected here"),
    NO_SEAT("core.recording.no-seat", "{0} is none of the {1} seats"),
    VERSION("core.recording.version", "this is format {0}, which is not known here"),
    AFTER_END("core.recording.after-end", "nothing can follow the salt"),
    OTHER_GAME("core.recording.other-game", "the recording has {0} {1}, this game has {2}"),
    UNREADABLE_ACTION("core.recording.unreadable-action", "step {0}: {1}"),
    ILLEGAL_ACTION("core.recording.illegal-action", "step {0}: {1}"),
    OVER_ALREADY("core.recording.over-already", "step {0}: the game is over before it"),
    OTHER_DRAWS("core.recording.other-draws", "step {0}: the rules draw {1}, the recording has {2}"),
    OTHER_HASH("core.recording.other-hash", "step {0}: the hash is {1}, the recording has {2}"),
    OTHER_ENDING("core.recording.other-ending", "after step {0} the game has {1}, the recording has {2}");

    private final String key;
    private final String english;

    RecordingMessage(String key, String english) {
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
