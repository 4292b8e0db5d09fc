package dev.croupier.pokemon.sets.fco;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Fates Collide. */
public final class FatesCollide {
    public static final Array<Card> CARDS = Array.of(Snorlax.CARD);

    private FatesCollide() {}
}
