package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Two states that one observer cannot tell apart.
 *
 * @param observer who
 * @param one the state that was reached
 * @param other a state that could have been
 */
record Lookalike<S>(Observer observer, S one, S other) {

    /** Pairs from the sampler: as many as there are observers. */
    static <S, A extends Action, E extends Event, V> Array<Lookalike<S>> sampled(Position<S, A, E, V> at) {
        Chance chance = at.randomness(6).open();
        return at.campaign()
                .sampler()
                .toArray()
                .flatMap(sampler -> at.observers()
                        .map(observer -> new Lookalike<>(
                                observer, at.state(), sampler.sample(at.game().view(at.state(), observer), chance))));
    }

    /** Pairs that the campaign's author knows of. */
    static <S, A extends Action, E extends Event, V> Array<Lookalike<S>> known(Position<S, A, E, V> at) {
        Chance chance = at.randomness(7).open();
        return at.campaign()
                .lookalikes()
                .toArray()
                .flatMap(lookalikes -> at.observers()
                        .flatMap(observer -> lookalikes
                                .of(at.state(), observer, chance)
                                .map(other -> new Lookalike<>(observer, at.state(), other))));
    }

    /** How the views differ, if they do. */
    <A extends Action, E extends Event, V> Option<String> difference(Position<S, A, E, V> at) {
        V expected = at.game().view(one, observer);
        V found = at.game().view(other, observer);
        return Option.when(
                !expected.equals(found),
                () -> who() + " sees " + expected + ", but in " + at.game().canonicalForm(other) + " " + found);
    }

    String who() {
        return observer instanceof dev.croupier.core.Seat seat ? "seat " + seat : "the spectator";
    }
}
