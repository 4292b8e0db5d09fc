package dev.croupier.pokemon.sets.drx;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.table.Card;

final class Rayquaza {
    static final Card CARD = pokemon("Rayquaza", "DRX", "128")
            .basic(120, DRAGON)
            .attack("Dragon Pulse", "L", 40, after(Do.mill(2)))
            .attack("Shred", "RLC", 90, base(Hit.Ignore.defenderEffects()))
            .weakness(DRAGON, times(2))
            .retreat(3)
            .build();

    private Rayquaza() {}
}
