package dev.croupier.pokemon.sets.bcr;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Boundaries Crossed. */
public final class BoundariesCrossed {
    public static final Array<Card> CARDS = Array.of(ComputerSearch.CARD);

    private BoundariesCrossed() {}
}
