package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;

final class Potion {
    static final Card CARD =
            item("Potion", "POR", "83", "J").does(Do.healOne(30)).build();

    private Potion() {}
}
