package dev.croupier.pokemon.sets.wht;

import static dev.croupier.pokemon.card.Do.searchBothToHand;
import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class Hilda {
    static final Card CARD = supporter("Hilda", "WHT", "84", "I")
            .does(searchBothToHand(Kinds.Simply.EVOLUTION, Kinds.Simply.ENERGY))
            .build();

    private Hilda() {}
}
