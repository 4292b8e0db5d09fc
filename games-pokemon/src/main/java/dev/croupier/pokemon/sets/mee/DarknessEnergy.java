package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;

import dev.croupier.pokemon.table.Card;

final class DarknessEnergy {
    static final Card CARD = basicEnergy(DARKNESS, "MEE", "7");

    private DarknessEnergy() {}
}
