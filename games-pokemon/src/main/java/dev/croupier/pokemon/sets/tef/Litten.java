package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.inflict;
import static dev.croupier.pokemon.card.Do.onHeads;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.WATER;
import static dev.croupier.pokemon.table.SpecialCondition.PARALYZED;
import static dev.croupier.pokemon.which.Those.defender;

import dev.croupier.pokemon.table.Card;

final class Litten {
    static final Card CARD = pokemon("Litten", "TEF", "32", "H")
            .basic(70, FIRE)
            .attack("Fake Out", "R", 10, after(onHeads(inflict(defender(), PARALYZED))))
            .weakness(WATER, times(2))
            .retreat(2)
            .build();

    private Litten() {}
}
