package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class LaprasVmax {
    static final Card CARD = pokemon("Lapras VMAX", "SSH", "50", "D")
            .vmax("Lapras V", 320, WATER)
            .attack(
                    "G-Max Pump",
                    "CCC",
                    plus(90),
                    base(Do.more(HowManys.times(30, HowManys.energy(Those.self(), WATER)))))
            .weakness(LIGHTNING, times(2))
            .retreat(3)
            .build();

    private LaprasVmax() {}
}
