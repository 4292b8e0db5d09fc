package dev.croupier.pokemon.sets.pbl;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Pitch Black. */
public final class PitchBlack {
    public static final Array<Card> CARDS = Array.of(
            Cranidos.CARD,
            Koraidon.CARD,
            MegaDarkraiEx.CARD,
            Nickit.CARD,
            Thievul.CARD,
            AntiqueSkullFossil.CARD,
            Gwynn.CARD,
            ShadowyDarknessEnergy.CARD);

    private PitchBlack() {}
}
