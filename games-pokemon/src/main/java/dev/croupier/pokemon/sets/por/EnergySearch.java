package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class EnergySearch {
    static final Card CARD = item("Energy Search", "POR", "72", "J")
            .does(Do.searchToHand(Kinds.Simply.BASIC_ENERGY, 1))
            .build();

    private EnergySearch() {}
}
