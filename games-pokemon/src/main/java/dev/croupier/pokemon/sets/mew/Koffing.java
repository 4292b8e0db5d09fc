package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.card.Do.inflict;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.SpecialCondition.CONFUSED;
import static dev.croupier.pokemon.which.Those.defender;

import dev.croupier.pokemon.table.Card;

final class Koffing {
    static final Card CARD = pokemon("Koffing", "MEW", "109", "G")
            .basic(60, DARKNESS)
            .attack("Suspicious Gas", "CC", 20, after(inflict(defender(), CONFUSED)))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Koffing() {}
}
