package dev.croupier.pokemon.sets.fst;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Fusion Strike. */
public final class FusionStrike {
    public static final Array<Card> CARDS = Array.of(MewV.CARD, MewVmax.CARD);

    private FusionStrike() {}
}
