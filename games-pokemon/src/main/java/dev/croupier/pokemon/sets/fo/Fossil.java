package dev.croupier.pokemon.sets.fo;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Fossil. */
public final class Fossil {
    public static final Array<Card> CARDS = Array.of(MysteriousFossil.CARD);

    private Fossil() {}
}
