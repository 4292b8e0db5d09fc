package dev.croupier.pokemon.sets.gri;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Guardians Rising. */
public final class GuardiansRising {
    public static final Array<Card> CARDS = Array.of(TapuLeleGx.CARD);

    private GuardiansRising() {}
}
