package dev.croupier.pokemon.sets.sfa;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Shrouded Fable. */
public final class ShroudedFable {
    public static final Array<Card> CARDS = Array.empty();

    private ShroudedFable() {}
}
