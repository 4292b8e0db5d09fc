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

    public String bold(String text) {
        return between("1", text, "22");
    }

    private String between(String begin, String text, String end) {
        return colored ? ESCAPE + begin + END + text + ESCAPE + end + END : text;
    }
}
