package dev.croupier.core.agenda;

import dev.croupier.core.Happening;

/** Carries out what is on the agenda, one small step after another. */
public final class Interpreter {
    private Interpreter() {}

    /** Goes on until somebody has to answer, the agenda is empty or the game is over. */
    public static <S extends Interpreted<S, E>, E> S run(S state, Happening<E> happening) {
        S at = state;
        while (!at.isHalted()) {
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
