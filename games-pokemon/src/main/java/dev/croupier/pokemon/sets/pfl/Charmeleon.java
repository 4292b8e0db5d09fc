package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.table.Card;

final class Charmeleon {
    static final Card CARD = pokemon("Charmeleon", "PFL", "12", "I")
            .stage1("Charmander", 110, FIRE)
            .attack("Steady Firebreathing", "R", 40)
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private Charmeleon() {}
}
