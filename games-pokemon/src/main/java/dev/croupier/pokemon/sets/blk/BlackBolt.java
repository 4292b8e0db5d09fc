package dev.croupier.pokemon.sets.blk;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Black Bolt. */
public final class BlackBolt {
    public static final Array<Card> CARDS = Array.of(Throh.CARD);

    private BlackBolt() {}
}
