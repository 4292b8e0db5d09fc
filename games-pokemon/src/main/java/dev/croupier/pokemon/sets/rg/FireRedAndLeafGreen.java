package dev.croupier.pokemon.sets.rg;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of FireRed & LeafGreen. */
public final class FireRedAndLeafGreen {
    public static final Array<Card> CARDS = Array.of(CharizardEx.CARD);

    private FireRedAndLeafGreen() {}
}
