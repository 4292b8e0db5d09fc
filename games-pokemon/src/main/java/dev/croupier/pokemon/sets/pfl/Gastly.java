package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.table.Card;

final class Gastly {
    static final Card CARD = pokemon("Gastly", "PFL", "54", "I")
            .basic(70, DARKNESS)
            .attack("Petty Grudge", "D", 10)
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Gastly() {}
}
