package dev.croupier.frontend.terminal;

import java.io.Console;
import java.util.Map;

/**
 * Which of a program's streams are terminals, and whether the terminal has colours.
 *
 * @param in whether somebody types the input
 * @param out whether the output is shown at once
 * @param err whether the errors are shown at once
 * @param colors whether output may be coloured
 * @param columns how many characters a line of the output holds
 */
public record Terminals(boolean in, boolean out, boolean err, boolean colors, int columns) {
    /** What texts are made for, and what files take. */
    private static final int USUAL_COLUMNS = 80;

    private static final int FEWEST_COLUMNS = 40;

    /** Files and pipes only. */
    public static final Terminals NONE = new Terminals(false, false, false, false);

    /** The property by which the launcher tells how wide the terminal is. */
    private static final String COLUMNS = "croupier.columns";

    /** The property by which the launcher tells the numbers of the streams that are terminals. */
    private static final String PROPERTY = "croupier.terminals";

    /** As wide as usual. */
    public Terminals(boolean in, boolean out, boolean err, boolean colors) {
        this(in, out, err, colors, USUAL_COLUMNS);
    }

    public static Terminals ofThisProcess() {
        String told = System.getProperty(PROPERTY, "");
        boolean all = told.isEmpty() && isConsole(System.console());
        boolean out = all || told.contains("1");
        return new Terminals(
                all || told.contains("0"),
                out,
                all || told.contains("2"),
                out && hasColors(System.getenv()),
                out ? columns(System.getProperty(COLUMNS, "")) : USUAL_COLUMNS);
    }

    /** How many columns are written to where a terminal has so many: never more than usual, which texts are made for, and never next to none. */
    static int columns(String told) {
        return told.matches("[1-9][0-9]{0,3}")
                ? Math.max(FEWEST_COLUMNS, Math.min(USUAL_COLUMNS, Integer.parseInt(told)))
                : USUAL_COLUMNS;
    }

    /** Whether a terminal in that environment has colours: not where {@code NO_COLOR} is set or {@code TERM} says otherwise. */
    static boolean hasColors(Map<String, String> environment) {
        String term = environment.getOrDefault("TERM", "");
        boolean known = !term.isEmpty() || environment.containsKey("WT_SESSION");
        return known
                && !term.equals("dumb")
                && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** From Java 22 on there may be a console that is no terminal. */
    private static boolean isConsole(@org.jspecify.annotations.Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (ReflectiveOperationException olderJava) {
            return true;
        }
    }
}
