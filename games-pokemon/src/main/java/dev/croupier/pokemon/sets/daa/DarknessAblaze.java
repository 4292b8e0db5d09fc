package dev.croupier.pokemon.sets.daa;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Darkness Ablaze. */
public final class DarknessAblaze {
    public static final Array<Card> CARDS = Array.of(GlimwoodTangle.CARD);

    private DarknessAblaze() {}
}
