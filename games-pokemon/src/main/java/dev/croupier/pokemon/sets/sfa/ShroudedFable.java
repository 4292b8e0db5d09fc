package dev.croupier.pokemon.sets.sfa;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Shrouded Fable. */
public final class ShroudedFable {
    public static final Array<Card> CARDS = Array.of(
            Duskull.CARD,
            Dusclops.CARD,
            Dusknoir.CARD,
            FezandipitiEx.CARD,
            PecharuntEx.CARD,
            JaninesSecretArt.CARD,
            NightStretcher.CARD);

    private ShroudedFable() {}
}
