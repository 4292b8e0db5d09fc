package dev.croupier.pokemon.sets.unm;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Unified Minds. */
public final class UnifiedMinds {
    public static final Array<Card> CARDS = Array.of(AlolanRaichu.CARD);

    private UnifiedMinds() {}
}
