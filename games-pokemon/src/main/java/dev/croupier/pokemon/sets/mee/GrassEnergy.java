package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.table.Card;

final class GrassEnergy {
    static final Card CARD = basicEnergy(GRASS, "MEE", "1");

    private GrassEnergy() {}
}
