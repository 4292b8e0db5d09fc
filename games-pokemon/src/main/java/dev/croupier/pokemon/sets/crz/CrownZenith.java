package dev.croupier.pokemon.sets.crz;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Crown Zenith. */
public final class CrownZenith {
    public static final Array<Card> CARDS = Array.of(Shinx.CARD, Luxio.CARD, Luxray.CARD);

    private CrownZenith() {}
}
