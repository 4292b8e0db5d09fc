package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.table.Card;

final class LightningEnergy {
    static final Card CARD = basicEnergy(LIGHTNING, "MEE", "4");

    private LightningEnergy() {}
}
