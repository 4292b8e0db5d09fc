package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.FIRE;

import dev.croupier.pokemon.table.Card;

final class FireEnergy {
    static final Card CARD = basicEnergy(FIRE, "MEE", "2");

    private FireEnergy() {}
}
