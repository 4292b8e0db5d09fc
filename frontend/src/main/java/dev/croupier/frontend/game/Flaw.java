package dev.croupier.frontend.game;

import dev.croupier.protocol.ReadError;

/**
 * Something that is wrong with what somebody brings to a game.
 *
 * @param pointer where: a JSON pointer into what a client of a server sends, such as {@code /cards/0/face/hp} or {@code /decks/1}
 * @param line the line of the text that stands there, from 1; 0 where it is no line's fault
 * @param what what is wrong, in words
 */
public record Flaw(String pointer, int line, String what) {

    static Flaw of(ReadError error) {
        return new Flaw(error.pointer(), 0, error.explain());
    }
}
