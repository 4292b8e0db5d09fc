package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.searchToBench;
import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class BuddyBuddyPoffin {
    static final Card CARD = item("Buddy-Buddy Poffin", "TEF", "144", "H")
            .does(searchToBench(Kinds.all(Kinds.Simply.BASIC_POKEMON, Kinds.hpAtMost(70)), 2))
            .build();

    private BuddyBuddyPoffin() {}
}
