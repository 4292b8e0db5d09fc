package dev.croupier.pokemon.sets.par;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Paradox Rift. */
public final class ParadoxRift {
    public static final Array<Card> CARDS =
            Array.of(IronValiantEx.CARD, RoaringMoonEx.CARD, TechnicalMachineEvolution.CARD);

    private ParadoxRift() {}
}
