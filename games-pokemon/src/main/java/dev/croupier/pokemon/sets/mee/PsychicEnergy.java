package dev.croupier.pokemon.sets.mee;

import static dev.croupier.pokemon.card.Write.basicEnergy;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.table.Card;

final class PsychicEnergy {
    static final Card CARD = basicEnergy(PSYCHIC, "MEE", "5");

    private PsychicEnergy() {}
}
