package dev.croupier.core.options;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One option of a game's rules by name: how it is read, written and changed.
 *
 * @param <R> the rules: a value that holds all options of a game
 * @param name as in the rulebook of {@code docs/rules}
 * @param values what it may be, in words or as a list
 * @param value reads it off the rules; its {@code toString} is what {@code change} reads
 * @param change the rules with the option as that text says, or none when the text is no value of it
 */
public record RuleOption<R>(
        String name, String values, Function<R, Object> value, BiFunction<R, String, Option<R>> change) {

    /**
     * A number in a range, both ends included.
     *
     * @throws IllegalArgumentException unless {@code 0 ≤ least ≤ most ≤ 999,999,999}
     */
    public static <R> RuleOption<R> number(
            String name, int least, int most, Function<R, Object> value, BiFunction<R, Integer, R> with) {
        if (least < 0 || most < least || most > 999_999_999) {
            throw new IllegalArgumentException(name + ": no range of numbers: " + least + "…" + most);
        }
        return new RuleOption<>(
                name,
                "a number " + least + "…" + most,
                value,
                (rules, text) -> Option.when(text.matches("[0-9]{1,9}"), () -> Integer.parseInt(text))
                        .filter(number -> number >= least && number <= most)
                        .map(number -> with.apply(rules, number)));
    }

    /** True or false. */
    public static <R> RuleOption<R> flag(String name, Function<R, Object> value, BiFunction<R, Boolean, R> with) {
        return new RuleOption<>(
                name,
                "true or false",
                value,
                (rules, text) -> Option.when(
                        text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false"),
                        () -> with.apply(rules, text.equalsIgnoreCase("true"))));
    }

    /** One of the constants of {@code type}, read in any letter case. */
    public static <R, T extends Enum<T>> RuleOption<R> choice(
            String name, Class<T> type, Function<R, Object> value, BiFunction<R, T, R> with) {
        Array<T> constants = Array.of(type.getEnumConstants());
        return new RuleOption<>(
                name,
                constants.mkString(" or "),
                value,
                (rules, text) -> constants
                        .find(constant -> constant.name().equals(text.toUpperCase(Locale.ROOT)))
                        .map(constant -> with.apply(rules, constant)));
    }

    /** The option's value in {@code rules}, as text. */
    public String text(R rules) {
        return String.valueOf(value.apply(rules));
    }

    /** {@code rules} with this option read from text. */
    public Either<OptionError, R> parse(R rules, String text) {
        return change.apply(rules, text).toEither(() -> new OptionError(name, text.isEmpty() ? "''" : text, values));
    }
}
