package dev.croupier.pokemon.sets.mt;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Mysterious Treasures. */
public final class MysteriousTreasures {
    public static final Array<Card> CARDS = Array.of(Pichu.CARD);

    private MysteriousTreasures() {}
}
