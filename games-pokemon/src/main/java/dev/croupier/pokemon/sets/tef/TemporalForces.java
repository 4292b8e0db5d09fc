package dev.croupier.pokemon.sets.tef;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Temporal Forces. */
public final class TemporalForces {
    public static final Array<Card> CARDS = Array.empty();

    private TemporalForces() {}
}
