package dev.croupier.core.play;

import dev.croupier.core.Message;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A cursor over the whole lines of a text, each a keyword with what it says; it knows where it is. */
final class Lines {
    private final String text;
    private int from;
    private int number;

    Lines(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return from == text.length();
    }

    /** Whether the next line begins with that keyword. */
    boolean isAt(String keyword) {
        int end = from + keyword.length();
        return text.startsWith(keyword, from)
                && end < text.length()
                && (text.charAt(end) == ' ' || text.charAt(end) == '\n');
    }

    /** What the next line says after {@code keyword}; the line must begin with it. */
    Either<RecordingError, String> take(String keyword) {
        int end = text.indexOf('\n', from);
        if (end < 0) {
            return Either.left(new RecordingError.Torn(number + 1, text.length() - from + 1, Option.none()));
        }
        if (!isAt(keyword)) {
            return Either.left(error(0, RecordingMessage.EXPECTED.with(keyword)));
        }
        int begin = from + keyword.length();
        if (begin + 1 == end) {
            return Either.left(error(keyword.length(), RecordingMessage.EXPECTED.with("the end of the line")));
        }
        String said = text.substring(Math.min(begin + 1, end), end);
        from = end + 1;
        number++;
        return Either.right(said);
    }

    /** An error in the line that is next; {@code column} is 0-based. */
    RecordingError error(int column, Message reason) {
        return new RecordingError.Unreadable(number + 1, column + 1, reason);
    }

    /** An error in the line that was taken last; {@code column} is 0-based. */
    RecordingError errorInLast(int column, Message reason) {
        return new RecordingError.Unreadable(number, column + 1, reason);
    }
}
