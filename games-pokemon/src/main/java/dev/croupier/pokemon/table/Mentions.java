package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Slot;
import io.vavr.collection.Array;

/** A piece of a text that speaks of what is bound somewhere without having that slot as a part, or that binds such a slot. */
public interface Mentions {

    /** Which slots those are. */
    Array<Slot<?>> mentioned();
}
