package dev.croupier.pokemon.sets.drx;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Dragons Exalted. */
public final class DragonsExalted {
    public static final Array<Card> CARDS = Array.of(Rayquaza.CARD);

    private DragonsExalted() {}
}
