package dev.croupier.pokemon.table;

import io.vavr.collection.Array;

/** An instruction that is nothing but others in their order. */
public interface OneAfterAnother extends Effect {

    @Override
    OneAfterAnother withParts(Array<Effect> parts);
}
