package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.table.Card;

final class MetalEnergy {
    static final Card CARD = basicEnergy(METAL, "MEE", "8");

    private MetalEnergy() {}
}
