package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class Armarouge {
    static final Card CARD = pokemon("Armarouge", "SSP", "34", "H")
            .stage1("Charcadet", 140, FIRE)
            .attack("Combustion", "CC", 50)
            .attack(
                    "Crimson Blaster",
                    "RRC",
                    base(Do.choose(Those.theirs(BENCHED)), Do.hit(Do.chosen(), 180)),
                    after(Do.discardAllEnergy(Those.self(), FIRE)))
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private Armarouge() {}
}
