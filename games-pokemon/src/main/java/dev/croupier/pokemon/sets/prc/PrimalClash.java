package dev.croupier.pokemon.sets.prc;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Primal Clash. */
public final class PrimalClash {
    public static final Array<Card> CARDS = Array.of(GroudonEx.CARD, PrimalGroudonEx.CARD, GroudonSpiritLink.CARD);

    private PrimalClash() {}
}
