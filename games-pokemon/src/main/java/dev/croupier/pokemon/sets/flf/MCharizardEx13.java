package dev.croupier.pokemon.sets.flf;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class MCharizardEx13 {
    static final Card CARD = pokemon("M Charizard-EX", "FLF", "13")
            .megaOf("Charizard-EX", 220, FIRE)
            .attack("Crimson Dive", "RRCCC", 300, base(Do.hit(Those.self(), 50)))
            .weakness(WATER, times(2))
            .retreat(1)
            .build();

    private MCharizardEx13() {}
}
