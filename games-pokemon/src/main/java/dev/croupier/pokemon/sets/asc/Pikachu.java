package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.table.Card;

final class Pikachu {
    static final Card CARD = pokemon("Pikachu", "ASC", "55", "J")
            .basic(70, LIGHTNING)
            .attack("Tail Smack", "L", 10)
            .attack("Tiny Bolt", "LC", 30)
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Pikachu() {}
}
