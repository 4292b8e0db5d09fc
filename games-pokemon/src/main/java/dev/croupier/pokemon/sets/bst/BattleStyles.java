package dev.croupier.pokemon.sets.bst;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Battle Styles. */
public final class BattleStyles {
    public static final Array<Card> CARDS = Array.of(EscapeRope.CARD);

    private BattleStyles() {}
}
