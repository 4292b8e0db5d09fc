package dev.croupier.pokemon.sets.ex;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Expedition Base Set. */
public final class ExpeditionBaseSet {
    public static final Array<Card> CARDS = Array.of(MultiTechnicalMachine01.CARD);

    private ExpeditionBaseSet() {}
}
