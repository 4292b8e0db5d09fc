package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.play.Session;
import io.vavr.control.Option;

/**
 * What a typed line led to.
 *
 * @param next the session to go on with, if it is another
 * @param jumps whether that is another place of the game, so that nothing is told of the way there
 * @param shows whether the table is to be shown again
 * @param leaves whether the table is left
 */
record Reply<S, A extends Action, E extends Event, V>(
        Option<Session<S, A, E, V>> next, boolean jumps, boolean shows, boolean leaves) {

    /** The same question again. */
    static <S, A extends Action, E extends Event, V> Reply<S, A, E, V> none() {
        return new Reply<>(Option.none(), false, false, false);
    }

    static <S, A extends Action, E extends Event, V> Reply<S, A, E, V> table() {
        return new Reply<>(Option.none(), false, true, false);
    }

    static <S, A extends Action, E extends Event, V> Reply<S, A, E, V> leave() {
        return new Reply<>(Option.none(), false, false, true);
    }

    static <S, A extends Action, E extends Event, V> Reply<S, A, E, V> played(Session<S, A, E, V> next) {
        return new Reply<>(Option.some(next), false, false, false);
    }

    static <S, A extends Action, E extends Event, V> Reply<S, A, E, V> jumped(Session<S, A, E, V> next) {
        return new Reply<>(Option.some(next), true, false, false);
    }
}
