package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;

/** A piece of a text that speaks of what is bound somewhere, or of somebody, without having that slot or word as a part, or that binds such a slot. */
public interface Mentions {

    /** Which slots those are. */
    Array<Slot<?>> mentioned();

    /** Whose sides it speaks of without having that word as a part. */
    default Array<Whose> alsoOf() {
        return Array.empty();
    }
}
