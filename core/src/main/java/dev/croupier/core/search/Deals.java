package dev.croupier.core.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The states sampled in one search: a new one for each iteration; or, if actions are paired, numbered ones, so that the n-th visits of
 * several actions share the n-th.
 *
 * <p>Mutable; paired ones are all kept, as many as the action tried most has visits.
 */
final class Deals<S> {
    private final Supplier<S> sampler;
    private final boolean paired;
    private final List<S> sampled = new ArrayList<>();

    /** The first is sampled at once, to be looked at before it is used. */
    Deals(Supplier<S> sampler, boolean paired) {
        this.sampler = sampler;
        this.paired = paired;
        sampled.add(sampler.get());
    }

    S first() {
        return sampled.get(0);
    }

    /** The state for an action that has so many visits, at most one more than any had before. */
    S get(long visits) {
        if (!paired) {
            return sampled.isEmpty() ? sampler.get() : sampled.remove(0);
        }
        if (visits == sampled.size()) {
            sampled.add(sampler.get());
        }
        return sampled.get((int) visits);
    }
}
