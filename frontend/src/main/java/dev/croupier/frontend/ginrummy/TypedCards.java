package dev.croupier.frontend.ginrummy;

import dev.croupier.ginrummy.card.NotationError;
import io.vavr.collection.Array;

/** Cards and melds as they were typed, so that an error names what stands in the line. */
final class TypedCards {
    private TypedCards() {}

    static Array<String> words(String text) {
        return text.isBlank() ? Array.empty() : Array.of(text.strip().split("\\s+"));
    }

    /** What stands between the bars. */
    static Array<String> groups(String text) {
        return Array.of(text.split("\\|", -1)).map(String::strip);
    }

    /** What is wrong in {@code text}. */
    static String explain(NotationError error, String text) {
        return error instanceof NotationError.NotAMeld none
                ? GinText.NOT_A_MELD.of(groupAt(none.position(), text), none.position())
                : error.explain();
    }

    /** The group in which the word of that position stands, counted from 1. */
    private static String groupAt(int position, String text) {
        int before = 0;
        for (String group : groups(text)) {
            if (before + 1 == position && words(group).isEmpty()) {
                return group;
            }
            before += words(group).size();
            if (before >= position) {
                return group;
            }
        }
        return "";
    }
}
