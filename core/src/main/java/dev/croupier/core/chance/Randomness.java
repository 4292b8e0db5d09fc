package dev.croupier.core.chance;

import io.vavr.collection.Seq;

/**
 * A source of chance: an immutable value. A step opens it, draws, and goes on with the source that {@link Chance#after} returns; the
 * same source always gives the same draws.
 */
public interface Randomness {

    /** A cursor that draws from here on. */
    Chance open();

    /** The usual source: {@link Seeded} from a seed. */
    static Seeded seeded(long seed) {
        return Seeded.of(seed);
    }

    /** Exactly these draws and no others: for tests. */
    static Scripted scripted(Draw... draws) {
        return Scripted.of(draws);
    }

    /** The draws of a recording, again. */
    static Replaying replaying(Seq<Draw> draws) {
        return new Replaying(draws.toList());
    }

    /** This source, with every coin thrown by a die: even is heads, odd is tails. */
    default Randomness withDieAsCoin() {
        return new DieAsCoin(this);
    }
}
