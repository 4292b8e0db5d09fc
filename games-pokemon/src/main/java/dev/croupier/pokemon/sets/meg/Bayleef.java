package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Bayleef {
    static final Card CARD = pokemon("Bayleef", "MEG", "9", "I")
            .stage1("Chikorita", 110, GRASS)
            .attack("Push Down", "GC", 50, after(Do.switchOut()))
            .weakness(FIRE, times(2))
            .retreat(2)
            .build();

    private Bayleef() {}
}
