package dev.croupier.pokemon.sets.xy;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class YveltalEx {
    static final Card CARD = pokemon("Yveltal-EX", "XY", "79")
            .basic(170, DARKNESS)
            .upperEx()
            .attack("Evil Ball", "DC", plus(20), base(Do.more(HowManys.times(20, Do.energyOfBothActive()))))
            .attack("Y Cyclone", "DCC", 90, after(Do.moveEnergy(Those.self(), Those.yours(Where.BENCHED))))
            .weakness(LIGHTNING, times(2))
            .resistance(FIGHTING, minus(20))
            .retreat(2)
            .build();

    private YveltalEx() {}
}
