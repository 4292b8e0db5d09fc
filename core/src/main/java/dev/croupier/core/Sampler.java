package dev.croupier.core;

import dev.croupier.core.chance.Chance;

/**
 * Draws a full state that fits what an observer knows. Its signature takes no state, so it cannot cheat.
 *
 * @param <S> a state
 * @param <V> a view
 * @param <P> the prior: what hidden cards may be, where the view alone does not say it
 */
public interface Sampler<S, V, P> {

    /** A state whose view for the same observer equals {@code view}, uniformly among those that the knowledge allows. */
    S sample(V view, P prior, Chance chance);

    /** This sampler under a fixed prior. */
    default Determinizer<S, V> under(P prior) {
        return (view, chance) -> sample(view, prior, chance);
    }

    /** A sampler whose prior is settled: what a searching bot needs. */
    @FunctionalInterface
    interface Determinizer<S, V> {
        S sample(V view, Chance chance);
    }
}
