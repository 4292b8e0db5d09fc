package dev.croupier.pokemon.sets.cre;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Chilling Reign. */
public final class ChillingReign {
    public static final Array<Card> CARDS = Array.of(PathToThePeak.CARD);

    private ChillingReign() {}
}
