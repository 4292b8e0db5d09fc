package dev.croupier.pokemon.sets.wht;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of White Flare. */
public final class WhiteFlare {
    public static final Array<Card> CARDS = Array.of(BraveBangle.CARD, EnergyRetrieval.CARD, Hilda.CARD);

    private WhiteFlare() {}
}
