package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;

final class NsKlink {
    static final Card CARD = pokemon("N's Klink", "JTG", "103", "I")
            .basic(60, METAL)
            .attack("Double Spin", "C", times(10), base(Do.flip(2), Do.damage(HowManys.times(10, HowManys.heads()))))
            .weakness(FIRE, times(2))
            .resistance(GRASS, minus(30))
            .retreat(1)
            .build();

    private NsKlink() {}
}
