package dev.croupier.protocol;

/**
 * How much is read at most.
 *
 * @param characters of the whole text, or bytes where it comes as bytes
 * @param depth of objects and arrays within each other
 * @param values in all
 * @param text characters of one string
 */
public record Limits(int characters, int depth, int values, int text) {
    private static final Limits USUAL = new Limits(4_000_000, 100, 200_000, 100_000);

    /** Enough for a recording of a long game; nothing that a client sends comes near. */
    public static Limits usual() {
        return USUAL;
    }
}
