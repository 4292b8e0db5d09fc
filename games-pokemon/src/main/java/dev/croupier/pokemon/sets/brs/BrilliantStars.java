package dev.croupier.pokemon.sets.brs;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Brilliant Stars. */
public final class BrilliantStars {
    public static final Array<Card> CARDS =
            Array.of(ShayminV.CARD, ShayminVstar.CARD, ArceusV.CARD, ArceusVstar.CARD, CollapsedStadium.CARD);

    private BrilliantStars() {}
}
