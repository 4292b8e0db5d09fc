package dev.croupier.core.agenda;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;

/**
 * One instruction of a program: an immutable value with {@code equals} that holds no function, only data. What it does is a method of its
 * type, so a program can be printed, compared, stored and described.
 */
public interface Instruction<S extends Interpreted<S, E>, E> {

    /**
     * Whether it waits for somebody to answer, rather than being done at once. Asked with this instruction next in the top frame. While it
     * waits, the game's rules say what answers there are, and each of them takes the instruction off its frame or puts another in its place.
     */
    default boolean waits(S state) {
        return false;
    }

    /**
     * Does it. Asked only while it does not wait, with this instruction already taken off its frame, which is still on top, so that
     * what it puts there comes before the rest of the frame.
     */
    S step(S state, Happening<E> happening);

    /** What it does, in words of the game's own, for a card's text. */
    Message description();
}
