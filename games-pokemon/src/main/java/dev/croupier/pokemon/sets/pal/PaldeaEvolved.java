package dev.croupier.pokemon.sets.pal;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Paldea Evolved. */
public final class PaldeaEvolved {
    public static final Array<Card> CARDS = Array.of(PaldeanWooper.CARD, Iono.CARD);

    private PaldeaEvolved() {}
}
