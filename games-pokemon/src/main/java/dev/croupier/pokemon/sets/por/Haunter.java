package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class Haunter {
    static final Card CARD = pokemon("Haunter", "POR", "49", "J")
            .stage1("Gastly", 100, DARKNESS)
            .attack("Haunt", "D", after(Do.putCounters(Those.defender(), 3)))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Haunter() {}
}
