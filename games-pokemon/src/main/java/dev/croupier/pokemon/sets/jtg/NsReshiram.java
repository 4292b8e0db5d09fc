package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class NsReshiram {
    static final Card CARD = pokemon("N's Reshiram", "JTG", "116", "I")
            .basic(130, DRAGON)
            .attack(
                    "Powerful Rage",
                    "RL",
                    times(20),
                    base(Do.damage(HowManys.times(20, HowManys.counters(Those.self())))))
            .attack("Virtuous Flame", "RRLC", 170)
            .retreat(2)
            .build();

    private NsReshiram() {}
}
