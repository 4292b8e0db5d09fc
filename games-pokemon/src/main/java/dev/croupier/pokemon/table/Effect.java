package dev.croupier.pokemon.table;

import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;

/** One instruction of the language of effects. It is data. */
public interface Effect extends Instruction<PokemonState, PokemonEvent> {

    /**
     * Whether it could change anything, asked before its program begins: what can do nothing at all may not be played or used (PKM-TURN-14). An
     * instruction that binds something adds it to the outlook, so that what comes after can count on it.
     */
    Prospect prospect(Outlook outlook);

    /** The instructions that it is made of, where it is made of others. */
    default Array<Effect> parts() {
        return Array.empty();
    }

    /** The same made of others, as many as its {@link #parts}; only where it has any. */
    default Effect withParts(Array<Effect> parts) {
        return this;
    }
}
