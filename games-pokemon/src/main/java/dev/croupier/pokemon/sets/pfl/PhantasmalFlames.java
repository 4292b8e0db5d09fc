package dev.croupier.pokemon.sets.pfl;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Phantasmal Flames. */
public final class PhantasmalFlames {
    public static final Array<Card> CARDS = Array.of(Charmeleon.CARD, Gastly.CARD, Haunter.CARD);

    private PhantasmalFlames() {}
}
