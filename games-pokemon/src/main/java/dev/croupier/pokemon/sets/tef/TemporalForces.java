package dev.croupier.pokemon.sets.tef;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Temporal Forces. */
public final class TemporalForces {
    public static final Array<Card> CARDS = Array.of(
            Litten.CARD,
            Torracat.CARD,
            Relicanth.CARD,
            GengarEx.CARD,
            Miraidon.CARD,
            RagingBoltEx.CARD,
            Dunsparce.CARD,
            Dudunsparce.CARD,
            BuddyBuddyPoffin.CARD,
            HerosCape.CARD,
            MaximumBelt.CARD,
            PrimeCatcher.CARD,
            RescueBoard.CARD);

    private TemporalForces() {}
}
