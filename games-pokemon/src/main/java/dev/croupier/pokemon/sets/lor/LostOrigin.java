package dev.croupier.pokemon.sets.lor;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Lost Origin. */
public final class LostOrigin {
    public static final Array<Card> CARDS = Array.of(
            Comfey.CARD,
            GiratinaV.CARD,
            GiratinaVstar.CARD,
            HisuianZoroarkV.CARD,
            HisuianZoroarkVstar.CARD,
            ColresssExperiment.CARD,
            MirageGate.CARD);

    private LostOrigin() {}
}
