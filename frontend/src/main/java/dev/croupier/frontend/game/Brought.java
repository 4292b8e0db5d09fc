package dev.croupier.frontend.game;

import io.vavr.control.Option;

/**
 * What somebody brings to a game: a deck, a boss, cards. It is what comes with the game by that name, or a text. Who sets up a game reads no
 * files: at the command line {@link BroughtFiles} has read them before, and a server has texts from those who ask.
 *
 * @param name what it is called
 * @param text what stands in it; none for what comes with the game
 */
public record Brought(String name, Option<String> text) {
    private static final int LONGEST = 40;
    private static final String NAMELESS = "own";

    /** What comes with the game by that name. */
    public static Brought known(String name) {
        return new Brought(name, Option.none());
    }

    /** A text, under a name that may stand in a recording. */
    public static Brought written(String name, String text) {
        String plain = name.strip().replaceAll("[^\\p{Alnum}._-]", "-");
        String so = plain.length() > LONGEST ? plain.substring(0, LONGEST) : plain;
        return new Brought(so.isEmpty() ? NAMELESS : so, Option.some(text));
    }
}
