package dev.croupier.pokemon.sets.meg;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Mega Evolution. */
public final class MegaEvolution {
    public static final Array<Card> CARDS = Array.of(Ivysaur.CARD, Chikorita.CARD, Makuhita.CARD);

    private MegaEvolution() {}
}
