package dev.croupier.pokemon.sets.ssh;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Sword & Shield. */
public final class SwordAndShield {
    public static final Array<Card> CARDS = Array.empty();

    private SwordAndShield() {}
}
