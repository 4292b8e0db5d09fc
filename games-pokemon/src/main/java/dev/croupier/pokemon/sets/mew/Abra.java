package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.table.Card;

final class Abra {
    static final Card CARD = pokemon("Abra", "MEW", "63", "G")
            .basic(50, PSYCHIC)
            .attack("Psyshot", "P", 20)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Abra() {}
}
