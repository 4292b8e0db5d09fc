package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Urbain {
    static final Card CARD =
            supporter("Urbain", "ASC", "214", "J").does(Do.draw(3)).build();

    private Urbain() {}
}
