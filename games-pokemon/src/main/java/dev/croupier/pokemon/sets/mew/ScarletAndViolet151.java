package dev.croupier.pokemon.sets.mew;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of 151. */
public final class ScarletAndViolet151 {
    public static final Array<Card> CARDS =
            Array.of(Abra.CARD, Kadabra.CARD, AlakazamEx.CARD, Koffing.CARD, Weezing.CARD);

    private ScarletAndViolet151() {}
}
