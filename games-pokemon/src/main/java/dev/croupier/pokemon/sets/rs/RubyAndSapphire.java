package dev.croupier.pokemon.sets.rs;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Ruby & Sapphire. */
public final class RubyAndSapphire {
    public static final Array<Card> CARDS = Array.of(MewtwoEx.CARD);

    private RubyAndSapphire() {}
}
