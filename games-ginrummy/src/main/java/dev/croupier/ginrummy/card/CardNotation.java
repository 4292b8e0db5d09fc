package dev.croupier.ginrummy.card;

import static io.vavr.control.Either.left;
import static io.vavr.control.Either.right;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * How cards are written: {@code 7H} is the seven of hearts, {@code TS} the ten of spades, {@code 5C 5D 5H|AS 2S 3S} are
 * two melds.
 *
 * <p>Reading is lenient on letter case and blanks, and takes {@code 10} for {@code T} and {@code 7♥} for {@code 7H};
 * writing always gives the one canonical form, sorted by suit (C, D, H, S) and then from ace to king.
 */
public final class CardNotation {
    private CardNotation() {}

    /** Reads exactly one card. */
    public static Either<NotationError, Card> card(String text) {
        return cards(text, 1).map(Array::head);
    }

    /** Reads any number of distinct cards, separated by blanks, and keeps them as they stand. */
    public static Either<NotationError, Array<Card>> cards(String text) {
        return new Reading().read(text);
    }

    /** Reads exactly this many distinct cards, separated by blanks, and keeps them as they stand. */
    public static Either<NotationError, Array<Card>> cards(String text, int expected) {
        return cards(text).flatMap(cards -> counted(text, cards, expected));
    }

    /**
     * Reads groups of cards that are separated by bars, all cards distinct; a blank text is no group. Whether each
     * group is a meld is another question.
     */
    public static Either<NotationError, Array<Array<Card>>> groups(String text) {
        Array<Array<Card>> groups = Array.empty();
        if (text.isBlank()) {
            return right(groups);
        }
        Reading reading = new Reading();
        for (String group : text.split("\\|", -1)) {
            Either<NotationError, Array<Card>> cards = reading.read(group);
            if (cards.isLeft()) {
                return left(cards.getLeft());
            }
            groups = groups.append(cards.get());
        }
        return right(groups);
    }

    /** Writes a set of cards, a {@code long} mask, in order: {@code 5C 7H TS}. */
    public static String format(long cards) {
        return Cards.list(cards).mkString(" ");
    }

    /** Writes cards in order, however they stand: {@code 5C 7H TS}. */
    public static String format(Iterable<Card> cards) {
        return Array.ofAll(cards).sorted().mkString(" ");
    }

    static String[] words(String text) {
        return text.isBlank() ? new String[0] : text.strip().split("\\s+");
    }

    static Option<Card> named(String word) {
        String rest = word.startsWith("10") ? "T" + word.substring(2) : word;
        if (rest.length() != 2) {
            return Option.none();
        }
        char rank = Character.toUpperCase(rest.charAt(0));
        char suit = Character.toUpperCase(rest.charAt(1));
        return Card.deck()
                .find(card -> card.rank().symbol() == rank
                        && (card.suit().symbol() == suit || card.suit().pip() == suit));
    }

    private static Either<NotationError, Array<Card>> counted(String text, Array<Card> cards, int expected) {
        int found = cards.size();
        if (found == expected) {
            return right(cards);
        }
        return left(
                found > expected
                        ? new NotationError.WrongCount(words(text)[expected], expected + 1, expected, found)
                        : new NotationError.WrongCount("", found + 1, expected, found));
    }
}
