package dev.croupier.pokemon.sets.evo;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Evolutions. */
public final class Evolutions {
    public static final Array<Card> CARDS = Array.of(CharizardSpiritLink.CARD);

    private Evolutions() {}
}
