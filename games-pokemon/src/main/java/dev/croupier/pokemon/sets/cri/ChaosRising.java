package dev.croupier.pokemon.sets.cri;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Chaos Rising. */
public final class ChaosRising {
    public static final Array<Card> CARDS = Array.of(SpecialRedCard.CARD);

    private ChaosRising() {}
}
