package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.table.Card;

final class Charcadet {
    static final Card CARD = pokemon("Charcadet", "SSP", "32", "H")
            .basic(70, FIRE)
            .attack("Will-O-Wisp", "R", 20)
            .weakness(WATER, times(2))
            .retreat(1)
            .build();

    private Charcadet() {}
}
