package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.card.Do.switchActive;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.table.Card;

final class Kadabra {
    static final Card CARD = pokemon("Kadabra", "MEW", "64", "G")
            .stage1("Abra", 80, PSYCHIC)
            .attack("Teleportation Attack", "P", 30, after(switchActive()))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .build();

    private Kadabra() {}
}
