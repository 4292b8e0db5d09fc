package dev.croupier.pokemon.sets.tm;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of HS—Triumphant. */
public final class HsTriumphant {
    public static final Array<Card> CARDS = Array.of(Gengar.CARD);

    private HsTriumphant() {}
}
