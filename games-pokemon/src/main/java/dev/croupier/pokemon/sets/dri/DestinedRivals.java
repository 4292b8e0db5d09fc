package dev.croupier.pokemon.sets.dri;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Destined Rivals. */
public final class DestinedRivals {
    public static final Array<Card> CARDS = Array.of(Shaymin.CARD, TeamRocketsWatchtower.CARD);

    private DestinedRivals() {}
}
