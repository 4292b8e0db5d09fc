package dev.croupier.core.agenda;

import dev.croupier.core.Seat;

/**
 * A state whose rules run on an agenda.
 *
 * @param <S> the state itself
 * @param <E> its game's events
 */
public interface Interpreted<S extends Interpreted<S, E>, E> {

    /** What is still to be done. */
    Agenda<S, E> agenda();

    /** This state with another agenda. */
    S withAgenda(Agenda<S, E> agenda);

    /** Whether nothing more is done, because the game is over. */
    boolean isHalted();

    /** Whether {@code seat} still takes part: nobody else is asked anything. */
    default boolean isAtTable(Seat seat) {
        return true;
    }
}
