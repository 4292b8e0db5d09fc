package dev.croupier.frontend.game;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Which rules somebody wants to play by.
 *
 * @param variant the preset to begin with; none is the game's own
 * @param options what is changed in it, each {@code name=value}
 * @param hand whether one hand is played, not a whole match
 * @param seats how many sit at the table, where that was said
 * @param decks what each seat plays with, by name or file, where that was said
 * @param opposition how many play against which boss, where that was said
 * @param cards the file of cards of one's own, where one was named
 */
public record GameChoice(
        Option<String> variant,
        Array<String> options,
        boolean hand,
        Option<Integer> seats,
        Array<String> decks,
        Opposition opposition,
        Option<String> cards) {

    /** Rules of a game with the cards that come with the engine alone. */
    public GameChoice(
            Option<String> variant,
            Array<String> options,
            boolean hand,
            Option<Integer> seats,
            Array<String> decks,
            Opposition opposition) {
        this(variant, options, hand, seats, decks, opposition, Option.none());
    }

    /** Rules of a game without a boss. */
    public GameChoice(
            Option<String> variant, Array<String> options, boolean hand, Option<Integer> seats, Array<String> decks) {
        this(variant, options, hand, seats, decks, Opposition.none());
    }

    /** Rules of a game whose players bring no decks, or whose usual decks are played. */
    public GameChoice(Option<String> variant, Array<String> options, boolean hand, Option<Integer> seats) {
        this(variant, options, hand, seats, Array.empty());
    }
}
