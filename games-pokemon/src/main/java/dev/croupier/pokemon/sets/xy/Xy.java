package dev.croupier.pokemon.sets.xy;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of XY. */
public final class Xy {
    public static final Array<Card> CARDS = Array.of(YveltalEx.CARD, Xerneas.CARD);

    private Xy() {}
}
