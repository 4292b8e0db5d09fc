package dev.croupier.pokemon.sets.sum;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.FAIRY;

import dev.croupier.pokemon.table.Card;

final class FairyEnergy {
    static final Card CARD = basicEnergy(FAIRY, "SUM", "172");

    private FairyEnergy() {}
}
