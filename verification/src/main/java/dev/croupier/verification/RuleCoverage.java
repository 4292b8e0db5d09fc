package dev.croupier.verification;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which rules of a rulebook have a test.
 *
 * <p>A rulebook is a Markdown page. It <em>defines</em> an id where the id stands in bold, {@code **GIN-16**}, or alone in the first cell
 * of a table's row, {@code | GIN-16 |}; anywhere else it only mentions it. Tests name ids with {@link ForRule}, on a method or on a
 * class, nested ones included.
 *
 * @param defined the ids that the rulebook defines
 * @param tested the ids that tests name
 */
public record RuleCoverage(SortedSet<String> defined, SortedSet<String> tested) {

    /** The coverage of a rulebook whose ids begin with {@code prefix} and a hyphen, by no tests yet. */
    public static RuleCoverage of(Path rulebook, String prefix) {
        try {
            return ofText(Files.readString(rulebook), prefix);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same for a rulebook's text. */
    public static RuleCoverage ofText(String rulebook, String prefix) {
        String id = "(" + Pattern.quote(prefix) + "(?:-[A-Z0-9]+)+)";
        Matcher definition = Pattern.compile("\\*\\*" + id + "\\*\\*|^\\|\\s*" + id + "\\s*\\|", Pattern.MULTILINE)
                .matcher(rulebook);
        SortedSet<String> defined = TreeSet.empty();
        while (definition.find()) {
            String bold = definition.group(1);
            defined = defined.add(bold == null ? definition.group(2) : bold);
        }
        return new RuleCoverage(defined, TreeSet.empty());
    }

    /** With the tests that lie in the package of {@code anchor}, and below it, where {@code anchor} was compiled to. */
    public RuleCoverage testedBeside(Class<?> anchor) {
        return new RuleCoverage(
                defined, tested.addAll(TestClasses.beside(anchor).rules()));
    }

    /** The rules that no test names. */
    public SortedSet<String> untested() {
        return defined.removeAll(tested);
    }

    /** The ids that tests name, but the rulebook does not define. */
    public SortedSet<String> unknown() {
        return tested.removeAll(defined);
    }

    /** One line for a build's output. */
    public String report() {
        return defined.size() - untested().size() + " of " + defined.size() + " rules have a test; untested: "
                + untested().mkString("[", " ", "]") + ", unknown: " + unknown().mkString("[", " ", "]");
    }

    /**
     * Demands that every rule has a test, and every test a rule.
     *
     * @throws AssertionError with the ids that are missing on either side; also for a rulebook that defines nothing
     */
    public void check() {
        if (defined.isEmpty() || !untested().isEmpty() || !unknown().isEmpty()) {
            throw new AssertionError(report());
        }
    }
}
