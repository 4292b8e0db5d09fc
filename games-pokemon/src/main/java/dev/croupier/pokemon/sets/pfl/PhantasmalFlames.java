package dev.croupier.pokemon.sets.pfl;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Phantasmal Flames. */
public final class PhantasmalFlames {
    public static final Array<Card> CARDS = Array.of(
            Charmander.CARD,
            Charmeleon.CARD,
            MegaDiancieEx.CARD,
            Mimikyu.CARD,
            Gastly.CARD,
            Haunter.CARD,
            MegaGengarEx.CARD,
            Toxel.CARD,
            Toxtricity.CARD,
            BattleCage.CARD,
            Dawn.CARD,
            GrimsleysMove.CARD,
            PunkHelmet.CARD,
            WondrousPatch.CARD);

    private PhantasmalFlames() {}
}
