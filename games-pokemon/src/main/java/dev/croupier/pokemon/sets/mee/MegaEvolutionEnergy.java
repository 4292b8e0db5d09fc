package dev.croupier.pokemon.sets.mee;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Mega Evolution Energy. */
public final class MegaEvolutionEnergy {
    public static final Array<Card> CARDS = Array.of(
            GrassEnergy.CARD,
            FireEnergy.CARD,
            WaterEnergy.CARD,
            LightningEnergy.CARD,
            PsychicEnergy.CARD,
            FightingEnergy.CARD,
            DarknessEnergy.CARD,
            MetalEnergy.CARD);

    private MegaEvolutionEnergy() {}
}
