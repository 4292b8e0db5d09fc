package dev.croupier.pokemon.sets.twm;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Twilight Masquerade. */
public final class TwilightMasquerade {
    public static final Array<Card> CARDS = Array.of(
            Finizen.CARD,
            Palafin.CARD,
            PalafinEx.CARD,
            IronThornsEx.CARD,
            Munkidori.CARD,
            Dreepy.CARD,
            Drakloak.CARD,
            DragapultEx.CARD,
            BloodmoonUrsalunaEx.CARD,
            EnhancedHammer.CARD,
            FestivalGrounds.CARD,
            JammingTower.CARD,
            LanasAid.CARD,
            SurvivalBrace.CARD,
            UnfairStamp.CARD,
            LegacyEnergy.CARD,
            LuminousEnergy.CARD);

    private TwilightMasquerade() {}
}
