package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Mimikyu {
    static final Card CARD = pokemon("Mimikyu", "PFL", "42", "I")
            .basic(70, PSYCHIC)
            .attack("Call for Family", "C", after(Do.searchToBench(Kinds.Simply.BASIC_POKEMON, 1)))
            .attack("Scratch", "P", 20)
            .weakness(METAL, times(2))
            .retreat(1)
            .build();

    private Mimikyu() {}
}
