package dev.croupier.verification;

import dev.croupier.core.Observer;
import dev.croupier.core.chance.Chance;
import io.vavr.control.Option;

/** Tells of other states that look the same: hidden cards swapped, a face-down order changed. */
@FunctionalInterface
public interface Lookalikes<S> {

    /** Another state that {@code observer} must not tell from {@code state}; none where there is no other. */
    Option<S> of(S state, Observer observer, Chance chance);
}
