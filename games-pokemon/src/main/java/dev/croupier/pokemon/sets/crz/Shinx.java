package dev.croupier.pokemon.sets.crz;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class Shinx {
    static final Card CARD = pokemon("Shinx", "CRZ", "40", "F")
            .basic(60, LIGHTNING)
            .attack("Thunder Jolt", "L", 30, base(Do.hit(Those.self(), 10)))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Shinx() {}
}
