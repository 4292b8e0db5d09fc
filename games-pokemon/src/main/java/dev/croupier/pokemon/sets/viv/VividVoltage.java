package dev.croupier.pokemon.sets.viv;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Vivid Voltage. */
public final class VividVoltage {
    public static final Array<Card> CARDS = Array.of(MemoryCapsule.CARD);

    private VividVoltage() {}
}
