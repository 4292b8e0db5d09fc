package dev.croupier.pokemon.sets.twm;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Twilight Masquerade. */
public final class TwilightMasquerade {
    public static final Array<Card> CARDS = Array.of(Dreepy.CARD);

    private TwilightMasquerade() {}
}
