package dev.croupier.pokemon.position;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * A line of a position: a word, a colon, and what is said.
 *
 * @param key the word
 * @param value what is said
 */
record Line(Piece key, Piece value) {
    /** No number of a position is larger. */
    static final int MOST = 1_000_000;

    /** The line of that text; nothing where it has no colon. */
    static Option<Line> of(Piece text) {
        int colon = text.text().indexOf(':');
        return Option.when(colon > 0, () -> new Line(text.until(colon), text.from(colon + 1)));
    }

    /** The word in lower case. */
    String word() {
        return key.text().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    /** Whether it begins with one of those words. */
    boolean isOneOf(Array<String> words) {
        return words.contains(word());
    }
}
