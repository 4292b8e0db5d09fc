package dev.croupier.pokemon.match;

import dev.croupier.core.Message;

/** Why a text is no record of a match, and where. */
public sealed interface MatchRecordError {

    /** The line, 1-based. */
    int line();

    /** The place in the line, 1-based, in UTF-16 units. */
    int column();

    /** The reason, as a key with arguments. */
    Message message();

    /** The place and the reason in English. */
    default String explain() {
        return "line " + line() + ", column " + column() + ": " + message().english();
    }

    /** Something else stands there than the format has, or the line breaks off there. */
    record Unreadable(int line, int column, Message message) implements MatchRecordError {}

    /** The command of that line is readable, and the match refuses it. */
    record Refused(int line, int column, MatchViolation violation) implements MatchRecordError {
        @Override
        public Message message() {
            return MatchMessage.RECORD_REFUSED.with(violation.explain());
        }
    }
}
