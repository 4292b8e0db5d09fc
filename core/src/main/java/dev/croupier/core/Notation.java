package dev.croupier.core;

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
    }
}
