package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.table.Card;

final class Makuhita {
    static final Card CARD = pokemon("Makuhita", "MEG", "72", "I")
            .basic(80, FIGHTING)
            .attack("Corkscrew Punch", "F", 10)
            .attack("Confront", "FF", 30)
            .weakness(PSYCHIC, times(2))
            .retreat(2)
            .build();

    private Makuhita() {}
}
