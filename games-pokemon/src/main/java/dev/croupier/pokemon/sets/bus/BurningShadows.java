package dev.croupier.pokemon.sets.bus;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Burning Shadows. */
public final class BurningShadows {
    public static final Array<Card> CARDS = Array.of(GardevoirGx.CARD);

    private BurningShadows() {}
}
