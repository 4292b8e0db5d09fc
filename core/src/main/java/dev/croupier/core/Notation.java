package dev.croupier.core;

import io.vavr.collection.Array;
import io.vavr.control.Either;

/** How the actions of a game are written: stable text that reads back. */
public interface Notation<A extends Action> {

    /** The text of {@code action}, beginning with its seat's index and a blank. */
    String text(A action);

    /** The action that {@code text} writes, or where it cannot be read. Letter case and extra blanks don't matter. */
    Either<Unreadable, A> parse(String text);

    /**
     * A text that is no action.
     *
     * @param text the text as given
     * @param column 1-based place of the first token that could not be read
     * @param reason what was expected there
     */
    record Unreadable(String text, int column, Message reason) {
        public String explain() {
            return reason.english();
        }

        /** That {@code found}, which begins at that column, is nothing that could stand there. */
        public static Unreadable at(String text, int column, String found) {
            return new Unreadable(text, column, CoreMessage.NOT_READABLE.with("'" + found + "'", column));
        }
    }

    /**
     * A word of a text.
     *
     * @param text the word as given
     * @param column its 1-based place
     */
    record Word(String text, int column) {

        /** The words of a text, in order; blanks of any kind and number part them. */
        public static Array<Word> of(String text) {
            Array<Word> words = Array.empty();
            int at = 0;
            while (at < text.length()) {
                int end = at;
                while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
                    end++;
                }
                if (end > at) {
                    words = words.append(new Word(text.substring(at, end), at + 1));
                }
                at = end + 1;
            }
            return words;
        }
    }
}
