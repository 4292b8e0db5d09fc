package dev.croupier.pokemon.sets.por;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** The cards of Perfect Order. */
public final class PerfectOrder {
    public static final Array<Card> CARDS = Array.of(
            Gastly.CARD,
            Haunter.CARD,
            Gengar.CARD,
            MeowthEx.CARD,
            Snorlax.CARD,
            CrushingHammer.CARD,
            EnergySearch.CARD,
            Jacinthe.CARD,
            Judge.CARD,
            PokeBall.CARD,
            PokemonCatcher.CARD,
            Potion.CARD,
            RockyFightingEnergy.CARD,
            TelepathicPsychicEnergy.CARD);

    private PerfectOrder() {}
}
