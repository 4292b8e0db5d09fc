package dev.croupier.pokemon.sets.flf;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Flashfire. */
public final class Flashfire {
    public static final Array<Card> CARDS =
            Array.of(CharizardEx.CARD, MCharizardEx13.CARD, MagnezoneEx.CARD, MCharizardEx69.CARD);

    private Flashfire() {}
}
