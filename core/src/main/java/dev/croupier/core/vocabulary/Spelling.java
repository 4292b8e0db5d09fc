package dev.croupier.core.vocabulary;

import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How the values of a type are spelled: cards by name, costs by symbols.
 *
 * @param type whose
 * @param expected what a spelling is, in words, such as {@code a card such as 7H}
 * @param pattern a regular expression that every spelling matches as a whole
 * @param spell the spelling; equal for equal values alone
 * @param read the value that is so spelled; none where nothing is
 */
public record Spelling<T>(
        Class<T> type, String expected, String pattern, Function<T, String> spell, Function<String, Option<T>> read) {}
