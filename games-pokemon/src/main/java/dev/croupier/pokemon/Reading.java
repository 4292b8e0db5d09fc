package dev.croupier.pokemon;

import dev.croupier.core.Notation.Unreadable;
import dev.croupier.core.Notation.Word;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonId;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** One text while it is read, word by word. Places are those of words, from 0. */
final class Reading {
    private final String text;
    private final Array<Word> words;
    private final Catalogue catalogue;
    private final int seats;

    Reading(String text, Catalogue catalogue, int seats) {
        this.text = text;
        this.words = Word.of(text);
        this.catalogue = catalogue;
        this.seats = seats;
    }

    <T> Either<Unreadable, T> unreadable(int place) {
        int column = words.size() > place ? words.get(place).column() : text.length() + 1;
        String found = words.size() > place ? words.get(place).text() : text;
        return Either.left(Unreadable.at(text, column, found));
    }

    /** What was read, where the text ends there. */
    <T> Either<Unreadable, T> ended(int place, T read) {
        return words.size() > place ? unreadable(place) : Either.right(read);
    }

    boolean hasMore(int place) {
        return words.size() > place;
    }

    /** A word in lower case. */
    Either<Unreadable, String> word(int place) {
        return words.size() > place
                ? Either.right(words.get(place).text().toLowerCase(Locale.ROOT))
                : unreadable(place);
    }

    Either<Unreadable, String> keyword(int place, String expected) {
        return word(place).flatMap(word -> word.equals(expected) ? Either.right(word) : unreadable(place));
    }

    /** All words from there on, parted by one blank; there is at least one. */
    Either<Unreadable, String> rest(int place) {
        return words.size() > place
                ? Either.right(words.drop(place).map(Word::text).mkString(" "))
                : unreadable(place);
    }

    /** The rest as a name of an attack, an Ability or a card, as these write it. */
    Either<Unreadable, String> name(int place) {
        return rest(place).map(catalogue::name);
    }

    /** A number without a sign. */
    Either<Unreadable, Integer> number(int place) {
        return word(place)
                .flatMap(word -> word.matches("[0-9]{1,6}") ? Either.right(Integer.parseInt(word)) : unreadable(place));
    }

    /** A place that is counted from 1, counted from 0. */
    Either<Unreadable, Integer> ordinal(int place) {
        return number(place).flatMap(number -> number > 0 ? Either.right(number - 1) : unreadable(place));
    }

    Either<Unreadable, Seat> seat(int place) {
        return number(place).flatMap(number -> number < seats ? Either.right(Seat.of(number)) : unreadable(place));
    }

    Either<Unreadable, PokemonId> pokemon(int place) {
        return word(place)
                .flatMap(word -> word.matches("#[0-9]{1,6}")
                        ? Either.right(PokemonId.of(Integer.parseInt(word.substring(1))))
                        : unreadable(place));
    }

    Either<Unreadable, Card> card(int place) {
        return word(place).flatMap(word -> {
            Option<Card> card = catalogue.card(word);
            return card.isDefined() ? Either.right(card.get()) : unreadable(place);
        });
    }

    /** One of those values, by its words. */
    <T> Either<Unreadable, T> oneOf(int place, T[] values) {
        return word(place)
                .flatMap(word -> Array.of(values)
                        .find(value -> value.toString().toLowerCase(Locale.ROOT).equals(word))
                        .map(Either::<Unreadable, T>right)
                        .getOrElse(() -> unreadable(place)));
    }
}
