package dev.croupier.core;

import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The rules of one game under fixed options: stateless, thread-safe and total. The same arguments give the same result on every
 * machine.
 *
 * @param <S> a state: an immutable value with {@code equals}
 * @param <A> an action: an immutable value that names its seat
 * @param <E> an event
 * @param <V> a view: what an observer may know of a state
 */
public interface Game<S, A extends Action, E extends Event, V> {

    /** Which rules these are. */
    GameId id();

    /**
     * The same as {@code observer} may know it while the game is in play: where the options end with what is secret, such as the decks that
     * were brought, without that end.
     */
    default GameId id(Observer observer) {
        return id();
    }

    /** How many seats the table has; at least 1. */
    int seats();

    /** Opens the game. Set-up decisions are decisions like any other. */
    Step<S, E> start(Randomness randomness);

    /** Whose decision it is. */
    Turn<A> turn(S state);

    /** What {@code observer} sees of {@link #turn(Object)}. */
    default Turn<A> turn(S state, Observer observer) {
        return turn(state).seenBy(observer);
    }

    /** Every action that is legal now, of all seats that may act, seat by seat; empty exactly when the game is over. */
    default IndexedSeq<A> legalActions(S state) {
        IndexedSeq<Seat> seats = turn(state).toAct();
        return seats.size() == 1
                ? legalActions(state, seats.get(0))
                : seats.flatMap(seat -> legalActions(state, seat)).toArray();
    }

    /** The one source of legality: the actions that {@code seat} may take now, in canonical order, without duplicates. */
    IndexedSeq<A> legalActions(S state, Seat seat);

    /** Maps an action that means the same as an offered one (another copy of the same card) to the offered one; any other to itself. */
    default A canonical(S state, A action) {
        return action;
    }

    /** Every reason why {@code action} is illegal now, or the canonical action. Executes nothing. */
    Validation<Seq<Violation>, A> explain(S state, A action);

    /** Checks {@code action} and applies it: for anything that comes from outside. Refuses with the first reason of {@link #explain}. */
    default Either<Violation, Step<S, E>> apply(S state, A action, Randomness randomness) {
        Validation<Seq<Violation>, A> checked = explain(state, action);
        return checked.isValid()
                ? Either.right(applyUnchecked(state, checked.get(), randomness))
                : Either.left(checked.getError().head());
    }

    /**
     * Applies an action that {@link #legalActions} offered in this very state: for search and simulation. What any other action does
     * is undefined.
     */
    Step<S, E> applyUnchecked(S state, A action, Randomness randomness);

    /** {@code seat} concedes or drops out: possible at any time while the game is in play, and never among the legal actions. */
    Step<S, E> withdraw(S state, Seat seat, Randomness randomness);

    /** What {@code observer} may know of {@code state}. */
    V view(S state, Observer observer);

    /** What {@code observer} may know of {@code events}, in the same order. */
    IndexedSeq<E> project(IndexedSeq<E> events, Observer observer);

    /** How the game ended, once it has. */
    Option<Outcome> outcome(S state);

    /** The most decisions that a game can take; the state that reaches it has the outcome {@link Outcome#capped}. */
    int maxDecisions();

    /** How actions are written. */
    Notation<A> notation();

    /** The state as one line of text, equal exactly for equal states, the same on every machine: what fingerprints are made of. */
    String canonicalForm(S state);

    /** The seats of the table in order. */
    default Array<Seat> seatsInOrder() {
        return Array.range(0, seats()).map(Seat::of);
    }
}
