package dev.croupier.pokemon.sets.wht;

import static dev.croupier.pokemon.card.Do.searchEachToHand;
import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Hilda {
    static final Card CARD = supporter("Hilda", "WHT", "84", "I")
            .does(searchEachToHand(Kinds.Simply.EVOLUTION, Kinds.Simply.ENERGY))
            .build();

    private Hilda() {}
}
