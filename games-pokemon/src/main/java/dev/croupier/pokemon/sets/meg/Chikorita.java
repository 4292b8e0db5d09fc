package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.table.Card;

final class Chikorita {
    static final Card CARD = pokemon("Chikorita", "MEG", "8", "I")
            .basic(70, GRASS)
            .attack("Razor Leaf", "G", 20)
            .weakness(FIRE, times(2))
            .retreat(1)
            .build();

    private Chikorita() {}
}
