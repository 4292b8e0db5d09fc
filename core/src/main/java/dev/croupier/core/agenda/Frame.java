package dev.croupier.core.agenda;

import dev.croupier.core.Seat;
import io.vavr.collection.List;

/**
 * A program that is being carried out.
 *
 * @param owner whose program it is: who is asked where it does not say otherwise, and with whose withdrawal it ends
 * @param source what it belongs to, such as the card's name
 * @param rest the instructions that are still to be done, next first
 * @param slots what was bound so far
 */
public record Frame<S extends Interpreted<S, E>, E>(
        Seat owner, String source, List<Instruction<S, E>> rest, Slots slots) {

    /** A frame that begins with nothing bound. */
    public static <S extends Interpreted<S, E>, E> Frame<S, E> of(
            Seat owner, String source, Instruction<S, E> program) {
        return new Frame<>(owner, source, List.of(program), Slots.empty());
    }

    public boolean isDone() {
        return rest.isEmpty();
    }

    /** The next instruction; there is one. */
    public Instruction<S, E> next() {
        return rest.head();
    }

    public Frame<S, E> withRest(List<Instruction<S, E>> other) {
        return new Frame<>(owner, source, other, slots);
    }

    public Frame<S, E> withSlots(Slots other) {
        return new Frame<>(owner, source, rest, other);
    }
}
