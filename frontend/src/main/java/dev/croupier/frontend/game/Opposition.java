package dev.croupier.frontend.game;

import io.vavr.control.Option;

/**
 * How many play together against which boss, where that was said.
 *
 * @param players how many play
 * @param boss the boss, by name or file
 * @param difficulty how hard it is, by name
 */
public record Opposition(Option<Integer> players, Option<String> boss, Option<String> difficulty) {
    private static final Opposition NONE = new Opposition(Option.none(), Option.none(), Option.none());

    /** Nothing was said. */
    public static Opposition none() {
        return NONE;
    }

    /** What was said of it, by the names of the options. */
    public String named() {
        return players.map(number -> "--players")
                .toArray()
                .appendAll(boss.map(name -> "--boss"))
                .appendAll(difficulty.map(name -> "--difficulty"))
                .mkString(", ");
    }
}
