package dev.croupier.pokemon.sets.plb;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Plasma Blast. */
public final class PlasmaBlast {
    public static final Array<Card> CARDS = Array.of(Archen.CARD, PlumeFossil.CARD);

    private PlasmaBlast() {}
}
