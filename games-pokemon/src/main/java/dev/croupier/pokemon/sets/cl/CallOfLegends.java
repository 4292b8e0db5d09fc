package dev.croupier.pokemon.sets.cl;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Call of Legends. */
public final class CallOfLegends {
    public static final Array<Card> CARDS = Array.of(LostWorld.CARD);

    private CallOfLegends() {}
}
