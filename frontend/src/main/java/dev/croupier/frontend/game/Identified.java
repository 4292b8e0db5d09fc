package dev.croupier.frontend.game;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Notation;
import dev.croupier.core.Observer;
import dev.croupier.core.Outcome;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Turn;
import dev.croupier.core.Violation;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/** A game under an id that says more than its own: with which cards it is played, so that it is made again from the id alone. */
public interface Identified<S, A extends Action, E extends Event, V> extends Game<S, A, E, V> {

    /** The rules. */
    Game<S, A, E, V> game();

    @Override
    default int seats() {
        return game().seats();
    }

    @Override
    default Step<S, E> start(Randomness randomness) {
        return game().start(randomness);
    }

    @Override
    default Turn<A> turn(S state) {
        return game().turn(state);
    }

    @Override
    default Turn<A> turn(S state, Observer observer) {
        return game().turn(state, observer);
    }

    @Override
    default IndexedSeq<A> legalActions(S state) {
        return game().legalActions(state);
    }

    @Override
    default IndexedSeq<A> legalActions(S state, Seat seat) {
        return game().legalActions(state, seat);
    }

    @Override
    default A canonical(S state, A action) {
        return game().canonical(state, action);
    }

    @Override
    default Validation<Seq<Violation>, A> explain(S state, A action) {
        return game().explain(state, action);
    }

    @Override
    default Either<Violation, Step<S, E>> apply(S state, A action, Randomness randomness) {
        return game().apply(state, action, randomness);
    }

    @Override
    default Step<S, E> applyUnchecked(S state, A action, Randomness randomness) {
        return game().applyUnchecked(state, action, randomness);
    }

    @Override
    default Step<S, E> withdraw(S state, Seat seat, Randomness randomness) {
        return game().withdraw(state, seat, randomness);
    }

    @Override
    default V view(S state, Observer observer) {
        return game().view(state, observer);
    }

    @Override
    default IndexedSeq<E> project(IndexedSeq<E> events, Observer observer) {
        return game().project(events, observer);
    }

    @Override
    default Option<Outcome> outcome(S state) {
        return game().outcome(state);
    }

    @Override
    default int maxDecisions() {
        return game().maxDecisions();
    }

    @Override
    default Notation<A> notation() {
        return game().notation();
    }

    @Override
    default String canonicalForm(S state) {
        return game().canonicalForm(state);
    }
}
