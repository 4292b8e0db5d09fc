package dev.croupier.pokemon.position;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a line.
 *
 * @param line where it stands, 1-based
 * @param column where it begins, 1-based, in UTF-16 units
 * @param text what stands there
 */
record Piece(int line, int column, String text) {
    private static final Pattern DIGITS = Pattern.compile("\\d{1,9}");

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Whether it is that word, in capitals or not. */
    boolean is(String word) {
        return text.equalsIgnoreCase(word);
    }

    /** Without blanks at its ends. */
    Piece stripped() {
        String left = text.stripLeading();
        return new Piece(line, column + text.length() - left.length(), left.stripTrailing());
    }

    Piece from(int begin) {
        return new Piece(line, column + begin, text.substring(begin)).stripped();
    }

    Piece until(int end) {
        return new Piece(line, column, text.substring(0, end)).stripped();
    }

    /** What follows that word; nothing where it does not begin with it. */
    Option<Piece> after(String word) {
        boolean begins = text.regionMatches(true, 0, word, 0, word.length())
                && (text.length() == word.length() || Character.isWhitespace(text.charAt(word.length())));
        return Option.when(begins, () -> from(word.length()));
    }

    /** The number that it is. */
    Option<Integer> number() {
        return Option.when(DIGITS.matcher(text).matches(), () -> Integer.parseInt(text));
    }

    /** Its parts between separators that stand outside quotation marks, none where it is empty. */
    Array<Piece> split(char separator) {
        if (text.isBlank()) {
            return Array.empty();
        }
        Array<Piece> parts = Array.empty();
        int begin = 0;
        boolean quoted = false;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator && !quoted) {
                parts = parts.append(new Piece(line, column + begin, text.substring(begin, i)).stripped());
                begin = i + 1;
            } else if (text.charAt(i) == '"') {
                quoted = !quoted;
            }
        }
        return parts;
    }

    /** Matches that pattern as a whole. */
    Option<Matcher> matching(Pattern pattern) {
        Matcher matcher = pattern.matcher(text);
        return Option.when(matcher.matches(), matcher);
    }
}
