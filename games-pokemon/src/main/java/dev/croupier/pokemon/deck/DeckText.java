package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.function.Predicate;

/**
 * Deck lists as text, one line a card: {@code 4 Toxel PFL 67}.
 *
 * <p>Read are also headers such as {@code Pokémon: 20} and {@code Total Cards: 60}, whose numbers are not checked, since programs
 * disagree on whether they count cards or lines; blank lines; {@code 4x} and {@code 4 ×}; {@code Pokemon} without its accent; and the
 * usual spellings of Basic Energy, of which a printing that isn't known stands for one that is. What is written is read back as the same
 * cards.
 */
public final class DeckText {
    private DeckText() {}

    /**
     * The cards of a deck list, in its order.
     *
     * @return or everything that is wrong with it, in the order of the lines
     */
    public static Validation<Seq<DeckTextError>, Array<Card>> parse(String text, CardIndex index) {
        Array<DeckLine> lines =
                Array.ofAll(text.lines().toList()).zipWithIndex((line, number) -> new DeckLine(number + 1, line));
        Array<Validation<DeckTextError, Array<Card>>> read =
                lines.reject(DeckLine::isWithoutCards).map(line -> line.read(index));
        Array<DeckTextError> errors = read.filter(Validation::isInvalid).map(Validation::getError);
        return errors.isEmpty() ? Validation.valid(read.flatMap(Validation::get)) : Validation.invalid(errors);
    }

    /**
     * The cards of one entry of a list, such as {@code 4 Toxel PFL 67}, or one card where no count stands before it.
     *
     * @param line where the entry stands, 1-based
     * @param column where it begins there, 1-based
     */
    public static Validation<DeckTextError, Array<Card>> entry(int line, int column, String text, CardIndex index) {
        return new DeckLine(line, " ".repeat(column - 1) + text)
                .read(index)
                .fold(
                        error -> error instanceof DeckTextError.Unreadable
                                ? NamedCard.of(line, column, text, index)
                                        .in(index)
                                        .map(Array::of)
                                : Validation.invalid(error),
                        Validation::valid);
    }

    /** The deck list of those cards: by kind, within a kind in the order in which they come first. */
    public static String write(Iterable<Card> cards) {
        Array<Card> all = Array.ofAll(cards);
        return group("Pokémon", all, Card::isPokemon)
                + group("Trainer", all, Card::isTrainer)
                + group("Energy", all, Card::isEnergy)
                + "Total Cards: " + all.size() + "\n";
    }

    private static String group(String header, Array<Card> all, Predicate<Card> kind) {
        Array<Card> cards = all.filter(kind);
        Copies copies = Copies.of(cards);
        return cards.isEmpty()
                ? ""
                : cards.distinctBy(Card::compareTo)
                        .map(card -> copies.of(card) + " " + card.name() + " " + card.key() + "\n")
                        .mkString(header + ": " + cards.size() + "\n", "", "\n");
    }
}
