package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.table.Card;

final class FightingEnergy {
    static final Card CARD = basicEnergy(FIGHTING, "MEE", "6");

    private FightingEnergy() {}
}
