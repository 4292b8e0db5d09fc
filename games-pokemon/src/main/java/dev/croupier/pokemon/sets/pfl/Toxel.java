package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Toxel {
    static final Card CARD = pokemon("Toxel", "PFL", "67", "I")
            .basic(70, DARKNESS)
            .attack("Call for Family", "D", after(Do.searchToBench(Kinds.Simply.BASIC_POKEMON, 2)))
            .attack("Playful Kick", "DC", 20)
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private Toxel() {}
}
