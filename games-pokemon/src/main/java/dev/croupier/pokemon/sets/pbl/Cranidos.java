package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Cranidos {
    static final Card CARD = pokemon("Cranidos", "PBL", "44", "J")
            .stage1("Antique Skull Fossil", 100, FIGHTING)
            .attack("Push Down", "FF", 70, after(Do.switchOut()))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private Cranidos() {}
}
