package dev.croupier.pokemon.sets.por;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Perfect Order. */
public final class PerfectOrder {
    public static final Array<Card> CARDS = Array.empty();

    private PerfectOrder() {}
}
