package dev.croupier.pokemon.sets.asc;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Ascended Heroes. */
public final class AscendedHeroes {
    public static final Array<Card> CARDS =
            Array.of(Psyduck.CARD, Pikachu.CARD, NsZekrom.CARD, PokePad.CARD, Urbain.CARD);

    private AscendedHeroes() {}
}
