package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.table.Card;

final class Ivysaur {
    static final Card CARD = pokemon("Ivysaur", "MEG", "2", "I")
            .stage1("Bulbasaur", 110, GRASS)
            .attack("Razor Leaf", "GG", 60)
            .weakness(FIRE, times(2))
            .retreat(3)
            .build();

    private Ivysaur() {}
}
