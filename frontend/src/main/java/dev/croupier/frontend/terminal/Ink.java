package dev.croupier.frontend.terminal;

/**
 * Colours of a terminal, or none.
 *
 * @param colored whether text is coloured at all
 */
public record Ink(boolean colored) {
    private static final String ESCAPE = "\u001B[";
    private static final String END = "m";

    public String red(String text) {
        return between("31", text, "39");
    }

    public String green(String text) {
        return between("32", text, "39");
    }

    public String yellow(String text) {
        return between("33", text, "39");
    }

    public String blue(String text) {
        return between("34", text, "39");
    }

    public String magenta(String text) {
        return between("35", text, "39");
    }

    public String cyan(String text) {
        return between("36", text, "39");
    }

    public String bold(String text) {
        return between("1", text, "22");
    }

    private String between(String begin, String text, String end) {
        return colored ? ESCAPE + begin + END + text + ESCAPE + end + END : text;
    }
}
