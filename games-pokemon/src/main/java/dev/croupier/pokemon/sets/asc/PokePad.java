package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class PokePad {
    static final Card CARD = item("Poké Pad", "ASC", "198", "J")
            .does(Do.searchToHand(Kinds.all(Kinds.Simply.POKEMON, Kinds.not(Kinds.Simply.RULE_BOX)), 1))
            .build();

    private PokePad() {}
}
