package dev.croupier.verification;

import dev.croupier.core.options.OptionTable;
import dev.croupier.core.options.RuleOption;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;

/**
 * Which values of a game's options, and which presets, have a test that shows what they change in play. Tests name them with {@link ForOption}. Of an
 * option that is a number the default and another one are enough.
 *
 * @param table the options
 * @param normal the rules that hold where nothing was chosen
 * @param presets the names of all presets
 * @param shown the values that tests name
 */
public record OptionCoverage<R>(OptionTable<R> table, R normal, Seq<String> presets, SortedSet<String> shown) {
    private static final String NUMBER = "a number ";
    private static final String PRESET = "preset";

    /** The coverage of those options by no tests yet. */
    public static <R> OptionCoverage<R> of(OptionTable<R> table, R normal, Seq<String> presets) {
        return new OptionCoverage<>(table, normal, presets, TreeSet.empty());
    }

    /** With the tests that lie in the package of {@code anchor}, and below it, where {@code anchor} was compiled to. */
    public OptionCoverage<R> testedBeside(Class<?> anchor) {
        return new OptionCoverage<>(
                table, normal, presets, shown.addAll(TestClasses.beside(anchor).options()));
    }

    /** The values that no test names; {@code name=…} where another number is missing. */
    public SortedSet<String> untested() {
        SortedSet<String> needed = TreeSet.ofAll(presets.map(name -> PRESET + "=" + name));
        for (RuleOption<R> option : table.options()) {
            needed = needed.addAll(needed(option));
        }
        return needed.removeAll(shown);
    }

    private Array<String> needed(RuleOption<R> option) {
        String begin = option.name() + "=";
        if (!option.values().startsWith(NUMBER)) {
            return Array.of(option.values().split(" or ", -1)).map(value -> begin + value);
        }
        String usual = begin + option.text(normal);
        boolean hasOther = shown.exists(one -> one.startsWith(begin) && !one.equals(usual));
        return hasOther ? Array.of(usual) : Array.of(usual, begin + "…");
    }

    /** The values that tests name, but the options do not have. */
    public SortedSet<String> unknown() {
        return shown.reject(this::isKnown);
    }

    private boolean isKnown(String one) {
        String[] parts = one.split("=", 2);
        return parts.length == 2
                && (parts[0].equals(PRESET)
                        ? presets.contains(parts[1])
                        : table.with(normal, parts[0], parts[1]).isRight());
    }

    /** One line for a build's output. */
    public String report() {
        return "values without a test: " + untested().mkString("[", " ", "]") + ", unknown: "
                + unknown().mkString("[", " ", "]");
    }

    /**
     * Demands that every value has a test, and every test a value.
     *
     * @throws AssertionError with the values that are missing on either side; also for a game without options
     */
    public void check() {
        if (table.options().isEmpty() || !untested().isEmpty() || !unknown().isEmpty()) {
            throw new AssertionError(report());
        }
    }
}
