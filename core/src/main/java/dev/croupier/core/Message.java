package dev.croupier.core;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A text for people, kept as key and arguments so that a frontend can say it in its own language.
 *
 * @param key names the text
 * @param arguments what fills {@code {0}}, {@code {1}} … of the pattern; values with a stable {@code toString}
 */
public record Message(MessageKey key, Array<Object> arguments) {

    public static Message of(MessageKey key, Object... arguments) {
        return new Message(key, arguments.length == 0 ? Array.empty() : Array.of(arguments));
    }

    /** The message in English. */
    public String english() {
        return in(key.english());
    }

    /** The message by another pattern for the same key: how a translation is applied. A place without an argument stays as it is. */
    public String in(String pattern) {
        StringBuilder text = new StringBuilder(pattern.length() + 16);
        int at = 0;
        while (at < pattern.length()) {
            int end = pattern.charAt(at) == '{' ? pattern.indexOf('}', at) : -1;
            int place = end < 0 ? -1 : placeOf(pattern, at + 1, end);
            if (place >= 0 && place < arguments.size()) {
                Object argument = arguments.get(place);
                text.append(argument instanceof Message nested ? nested.english() : argument);
                at = end + 1;
            } else {
                text.append(pattern.charAt(at++));
            }
        }
        return text.toString();
    }

    private static int placeOf(String pattern, int from, int to) {
        if (to - from != 1) {
            return -1;
        }
        int digit = pattern.charAt(from) - '0';
        return digit >= 0 && digit <= 9 ? digit : -1;
    }

    /** Equal where the key is the same and the arguments read the same: a message that was sent as text is the message that was sent. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Message that
                        && key.equals(that.key)
                        && arguments.size() == that.arguments.size()
                        && (arguments.equals(that.arguments) || texts().equals(that.texts())));
    }

    private Array<String> texts() {
        return arguments.map(String::valueOf);
    }

    @Override
    public int hashCode() {
        return 31 * key.hashCode() + arguments.size();
    }

    /** {@code key(argument, argument)}: for logs and failing tests. */
    @Override
    public String toString() {
        return arguments.mkString(key.key() + "(", ", ", ")");
    }
}
