package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class PokeBall {
    static final Card CARD = item("Poké Ball", "POR", "80", "J")
            .does(Do.onHeads(Do.searchToHand(Kinds.Simply.POKEMON, 1)))
            .build();

    private PokeBall() {}
}
