package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Switch {
    static final Card CARD =
            item("Switch", "MEG", "130", "I").does(Do.switchActive()).build();

    private Switch() {}
}
