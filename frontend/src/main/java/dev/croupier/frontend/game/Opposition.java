package dev.croupier.frontend.game;

import io.vavr.control.Option;

/**
 * How many play together against which boss, where that was said.
 *
 * @param players how many play
 * @param boss the boss
 * @param difficulty how hard it is, by name
 */
public record Opposition(Option<Integer> players, Option<Brought> boss, Option<String> difficulty) {
    private static final Opposition NONE = new Opposition(Option.none(), Option.none(), Option.none());

    /** Nothing was said. */
    public static Opposition none() {
        return NONE;
    }
}
