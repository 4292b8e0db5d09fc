package dev.croupier.pokemon.sets.pre;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Prismatic Evolutions. */
public final class PrismaticEvolutions {
    public static final Array<Card> CARDS = Array.of(Budew.CARD, Goldeen.CARD, Seaking.CARD);

    private PrismaticEvolutions() {}
}
