package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.table.Card;

final class Nickit {
    static final Card CARD = pokemon("Nickit", "PBL", "53", "J")
            .basic(70, DARKNESS)
            .attack("Gnaw", "D", 10)
            .attack("Rear Kick", "DC", 30)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Nickit() {}
}
