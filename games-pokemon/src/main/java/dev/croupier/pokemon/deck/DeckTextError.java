package dev.croupier.pokemon.deck;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/**
 * Why a line of a deck list names no card, and where. Whether the deck that it names is legal is another question: {@link DeckViolation}.
 */
public sealed interface DeckTextError {

    /** The line, 1-based. */
    int line();

    /** The place in the line where {@link #text} begins, 1-based, in UTF-16 units. */
    int column();

    /** What stands there. */
    String text();

    /** The reason, as a key with arguments. */
    Message message();

    /** The place and the reason in English. */
    default String explain() {
        return "line " + line() + ", column " + column() + ": " + message().english();
    }

    /** The line is neither a count with a card nor a header. */
    record Unreadable(int line, int column, String text) implements DeckTextError {
        @Override
        public Message message() {
            return DeckMessage.UNREADABLE.with(text);
        }
    }

    /** The count is 0 or more than a deck has cards. */
    record CountOutOfRange(int line, int column, String text, int most) implements DeckTextError {
        @Override
        public Message message() {
            return DeckMessage.COUNT_OUT_OF_RANGE.with(text, most);
        }
    }

    /**
     * No known card is called so, or none of that name is known in that set under that number.
     *
     * @param sameName the printings of that name that are known
     */
    record UnknownCard(int line, int column, String text, Array<Card> sameName) implements DeckTextError {
        @Override
        public Message message() {
            return sameName.isEmpty()
                    ? DeckMessage.UNKNOWN_CARD.with(text)
                    : DeckMessage.UNKNOWN_PRINTING.with(text, DeckMessage.printings(sameName));
        }
    }

    /**
     * Set and number are those of a card with another name.
     *
     * @param found the card that is printed there
     */
    record OtherName(int line, int column, String text, Card found) implements DeckTextError {
        @Override
        public Message message() {
            return DeckMessage.OTHER_NAME.with(text, found.key(), found.name());
        }
    }

    /**
     * Without a set, the name stands for several printings.
     *
     * @param printings all that are known
     */
    record AmbiguousName(int line, int column, String text, Array<Card> printings) implements DeckTextError {
        @Override
        public Message message() {
            return DeckMessage.AMBIGUOUS_NAME.with(text, DeckMessage.printings(printings));
        }
    }
}
