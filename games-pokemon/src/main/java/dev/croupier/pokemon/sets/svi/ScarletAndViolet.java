package dev.croupier.pokemon.sets.svi;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Scarlet & Violet. */
public final class ScarletAndViolet {
    public static final Array<Card> CARDS = Array.of(GardevoirEx.CARD, Klefki.CARD);

    private ScarletAndViolet() {}
}
