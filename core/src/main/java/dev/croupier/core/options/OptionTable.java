package dev.croupier.core.options;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * All options of a game, in the order of its rulebook: what a list of {@code name=value} means, and how it is written.
 *
 * @param <R> the rules: a value that holds all options of a game
 * @param options each of another name, letter case apart
 */
public record OptionTable<R>(Array<RuleOption<R>> options) {
    /**
     * A table of these options.
     *
     * @throws IllegalArgumentException when two have the same name
     */
    public OptionTable {
        if (options.distinctBy((one, other) -> one.name().compareToIgnoreCase(other.name()))
                        .size()
                != options.size()) {
            throw new IllegalArgumentException(
                    "two options of one name: " + options.map(RuleOption::name).mkString(" "));
        }
    }

    /** The same from single options. */
    @SafeVarargs
    @SuppressWarnings("varargs") // Array.of copies them
    public static <R> OptionTable<R> of(RuleOption<R>... options) {
        return new OptionTable<>(Array.of(options));
    }

    /** The names of all options. */
    public Array<String> names() {
        return options.map(RuleOption::name);
    }

    /** The option of that name; letter case doesn't matter. */
    public Either<OptionError, RuleOption<R>> named(String name) {
        return options.find(option -> option.name().equalsIgnoreCase(name))
                .toEither(() -> new OptionError(name, "", names().mkString(" ")));
    }

    /** {@code rules} with one option set from text, by the option's name. */
    public Either<OptionError, R> with(R rules, String option, String value) {
        return named(option).flatMap(found -> found.parse(rules, value));
    }

    /**
     * Reads what {@link #text} wrote, or a part of it: {@code name=value} separated by commas, in any order, with spaces around names and
     * values. Options that are left out stay as in {@code rules}. The first that cannot be read, or that was there before, is the error.
     */
    public Either<OptionError, R> parse(R rules, String text) {
        Either<OptionError, R> changed = Either.right(rules);
        Set<String> read = TreeSet.empty(String.CASE_INSENSITIVE_ORDER);
        for (String option : text.isBlank() ? new String[0] : text.split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals < 0) {
                return Either.left(new OptionError(option.strip(), "(nothing)", "a value, written name=value"));
            }
            String name = option.substring(0, equals).strip();
            String value = option.substring(equals + 1).strip();
            if (read.contains(name)) {
                return Either.left(new OptionError(name, value, "each option once"));
            }
            read = read.add(name);
            changed = changed.flatMap(so -> with(so, name, value));
            if (changed.isLeft()) {
                return changed;
            }
        }
        return changed;
    }

    /** Every option of {@code rules}, {@code name=value} separated by commas. */
    public String text(R rules) {
        return options.map(option -> option.name() + "=" + option.text(rules)).mkString(",");
    }

    /** The options whose values in {@code rules} could not have been read: those out of range. */
    public Seq<OptionError> problems(R rules) {
        return options.flatMap(option -> {
            Either<OptionError, R> again = option.parse(rules, option.text(rules));
            return again.isLeft() ? Option.some(again.getLeft()) : Option.<OptionError>none();
        });
    }
}
