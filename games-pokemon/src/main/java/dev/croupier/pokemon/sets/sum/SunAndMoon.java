package dev.croupier.pokemon.sets.sum;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Sun & Moon. */
public final class SunAndMoon {
    public static final Array<Card> CARDS = Array.of(IncineroarGx.CARD, FairyEnergy.CARD);

    private SunAndMoon() {}
}
