package dev.croupier.core.agenda;

import dev.croupier.core.Happening;

/** Carries out what is on the agenda, one small step after another. */
public final class Interpreter {
    /** Far more than any program takes that comes to an end. */
    private static final int MOST_STEPS = 100_000;

    private Interpreter() {}

    /**
     * Goes on until somebody has to answer, the agenda is empty or the game is over.
     *
     * @throws IllegalStateException where a program does not end, such as two skills that set each other off
     */
    public static <S extends Interpreted<S, E>, E> S run(S state, Happening<E> happening) {
        S at = state;
        for (int steps = 0; !at.isHalted(); steps++) {
            if (steps == MOST_STEPS) {
                throw new IllegalStateException("what is carried out does not come to an end");
            }
            Agenda<S, E> agenda = at.agenda();
            if (agenda.isEmpty()) {
                return at;
            }
            Instruction<S, E> next = agenda.next();
            if (next == null) {
                at = at.withAgenda(agenda.pop());
            } else if (next.waits(at)) {
                return at;
            } else {
                at = next.step(at.withAgenda(agenda.taken()), happening);
            }
        }
        return at;
    }
}
