package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Gastly {
    static final Card CARD = pokemon("Gastly", "POR", "48", "J")
            .basic(70, DARKNESS)
            .attack("Surprise Attack", "D", 30, base(Do.failOnTails()))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Gastly() {}
}
