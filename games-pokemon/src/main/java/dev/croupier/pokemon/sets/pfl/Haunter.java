package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.table.Card;

final class Haunter {
    static final Card CARD = pokemon("Haunter", "PFL", "55", "I")
            .stage1("Gastly", 100, DARKNESS)
            .attack("Spooky Shot", "D", 40)
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Haunter() {}
}
