package dev.croupier.pokemon.sets.asr;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Astral Radiance. */
public final class AstralRadiance {
    public static final Array<Card> CARDS = Array.of(RadiantGreninja.CARD);

    private AstralRadiance() {}
}
