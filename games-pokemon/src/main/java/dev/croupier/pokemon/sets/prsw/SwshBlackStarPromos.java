package dev.croupier.pokemon.sets.prsw;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of SWSH Black Star Promos. */
public final class SwshBlackStarPromos {
    public static final Array<Card> CARDS = MewtwoVUnion.CARDS.appendAll(MorpekoVUnion.CARDS);

    private SwshBlackStarPromos() {}
}
