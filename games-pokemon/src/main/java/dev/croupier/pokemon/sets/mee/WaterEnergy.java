package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.table.Card;

final class WaterEnergy {
    static final Card CARD = basicEnergy(WATER, "MEE", "3");

    private WaterEnergy() {}
}
