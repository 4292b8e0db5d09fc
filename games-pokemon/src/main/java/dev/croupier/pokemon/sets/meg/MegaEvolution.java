package dev.croupier.pokemon.sets.meg;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Mega Evolution. */
public final class MegaEvolution {
    public static final Array<Card> CARDS = Array.of(
            Bulbasaur.CARD,
            Ivysaur.CARD,
            MegaVenusaurEx.CARD,
            Chikorita.CARD,
            Bayleef.CARD,
            Meganium.CARD,
            Ralts.CARD,
            Kirlia.CARD,
            MegaGardevoirEx.CARD,
            Makuhita.CARD,
            Hariyama.CARD,
            Lunatone.CARD,
            Solrock.CARD,
            Riolu.CARD,
            MegaLucarioEx.CARD,
            MegaAbsolEx.CARD,
            Spiritomb.CARD,
            Yveltal.CARD,
            MegaKangaskhanEx.CARD,
            Delibird.CARD,
            AcerolasMischief.CARD,
            BosssOrders.CARD,
            EnergySwitch.CARD,
            FightingGong.CARD,
            LilliesDetermination.CARD,
            MegaSignal.CARD,
            MysteryGarden.CARD,
            PokemonCenterLady.CARD,
            PremiumPowerPro.CARD,
            RareCandy.CARD,
            Switch.CARD,
            UltraBall.CARD,
            WallysCompassion.CARD,
            AirBalloon.CARD);

    private MegaEvolution() {}
}
