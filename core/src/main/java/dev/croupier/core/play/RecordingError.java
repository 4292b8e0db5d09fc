package dev.croupier.core.play;

import dev.croupier.core.Message;
import io.vavr.control.Option;

/** Why a text is no recording, and where. */
public sealed interface RecordingError {

    /** The line, 1-based. */
    int line();

    /** The place in the line, 1-based, in UTF-16 units. */
    int column();

    Message message();

    /** The place and the reason in English. */
    default String explain() {
        return "line " + line() + ", column " + column() + ": " + message().english();
    }

    /** Something else stands there than the format has. */
    record Unreadable(int line, int column, Message message) implements RecordingError {}

    /**
     * The text breaks off within a line or within a step, as after a crash while it was written.
     *
     * @param line the line that is torn, or that is missing
     * @param column where it breaks off
     * @param readable the recording up to the last whole step, a game in play; none when not even the opening is whole
     */
    record Torn(int line, int column, Option<Recording> readable) implements RecordingError {
        @Override
        public Message message() {
            return RecordingMessage.TORN.with();
        }
    }
}
