package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.table.Card;

final class NsZorua {
    static final Card CARD = pokemon("N's Zorua", "JTG", "97", "I")
            .basic(70, DARKNESS)
            .attack("Scratch", "D", 20)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private NsZorua() {}
}
