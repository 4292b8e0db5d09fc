package dev.croupier.pokemon.sets.flf;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MagnezoneEx {
    static final Card CARD = pokemon("Magnezone-EX", "FLF", "35")
            .basic(180, LIGHTNING)
            .upperEx()
            .attack("Electro Ball", "CC", 40)
            .attack("Dual Bullet", "LLL", base(Do.choose(Those.theirs(Where.IN_PLAY), 2), Do.hit(Do.chosen(), 50)))
            .weakness(FIGHTING, times(2))
            .resistance(METAL, minus(20))
            .retreat(3)
            .build();

    private MagnezoneEx() {}
}
