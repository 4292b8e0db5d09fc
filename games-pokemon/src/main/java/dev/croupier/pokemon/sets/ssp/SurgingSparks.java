package dev.croupier.pokemon.sets.ssp;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Surging Sparks. */
public final class SurgingSparks {
    public static final Array<Card> CARDS =
            Array.of(Charcadet.CARD, Armarouge.CARD, PikachuEx.CARD, LatiasEx.CARD, JetEnergy.CARD);

    private SurgingSparks() {}
}
