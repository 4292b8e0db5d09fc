package dev.croupier.pokemon.sets.flf;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Flashfire. */
public final class Flashfire {
    public static final Array<Card> CARDS = Array.empty();

    private Flashfire() {}
}
