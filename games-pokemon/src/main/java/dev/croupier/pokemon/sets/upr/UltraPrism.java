package dev.croupier.pokemon.sets.upr;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Ultra Prism. */
public final class UltraPrism {
    public static final Array<Card> CARDS =
            Array.of(GiratinaPrismStar.CARD, CyrusPrismStar.CARD, SuperBoostEnergyPrismStar.CARD);

    private UltraPrism() {}
}
