package dev.croupier.verification.toys;

import dev.croupier.core.Action;
import dev.croupier.core.CoreMessage;
import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Actions written as their seat and some words.
 *
 * @param seats how many seats there are
 * @param writer the words of an action
 * @param reader the action of a seat and words, if any
 */
public record Words<A extends Action>(
        int seats, Function<A, String> writer, BiFunction<Seat, Array<String>, Option<A>> reader)
        implements Notation<A> {

    @Override
    public String text(A action) {
        return action.seat() + " " + writer.apply(action);
    }

    @Override
    public Either<Unreadable, A> parse(String text) {
        Array<String> words = Array.of(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        return number(words.head(), seats)
                .flatMap(seat -> reader.apply(Seat.of(seat), words.tail()))
                .toEither(() -> new Unreadable(text, 1, CoreMessage.NOT_READABLE.with(text, 1)));
    }

    /** The number 0…{@code bound}−1 that {@code word} writes. */
    public static Option<Integer> number(String word, int bound) {
        return Option.when(word.matches("[0-9]{1,4}"), () -> Integer.parseInt(word))
                .filter(value -> value < bound);
    }
}
