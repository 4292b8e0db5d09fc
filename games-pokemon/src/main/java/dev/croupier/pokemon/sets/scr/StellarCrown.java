package dev.croupier.pokemon.sets.scr;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Stellar Crown. */
public final class StellarCrown {
    public static final Array<Card> CARDS = Array.of(TerapagosEx.CARD, AreaZeroUnderdepths.CARD, Crispin.CARD);

    private StellarCrown() {}
}
