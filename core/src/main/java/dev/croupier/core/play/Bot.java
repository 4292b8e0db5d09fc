package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.IndexedSeq;

/**
 * A player that is a function of what its seat may know. It gets a view, the legal actions and chance; never a state.
 *
 * @param <A> an action
 * @param <V> a view
 */
@FunctionalInterface
public interface Bot<A extends Action, V> {

    /** One of {@code legal}, which is not empty and in canonical order. */
    A choose(V view, IndexedSeq<A> legal, Chance chance);

    /** This bot at a table, with randomness of its own. */
    default Player<A, V> with(Randomness randomness) {
        return new Player<>(this, randomness);
    }
}
