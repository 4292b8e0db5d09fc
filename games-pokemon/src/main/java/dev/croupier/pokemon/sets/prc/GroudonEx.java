package dev.croupier.pokemon.sets.prc;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class GroudonEx {
    static final Card CARD = pokemon("Groudon-EX", "PRC", "85")
            .basic(180, FIGHTING)
            .upperEx()
            .attack("Rip Claw", "FC", 30, after(Do.onHeads(Do.discardEnergy(Those.defender(), COLORLESS, 1))))
            .attack("Massive Rend", "FFFC", 130)
            .weakness(GRASS, times(2))
            .retreat(4)
            .build();

    private GroudonEx() {}
}
