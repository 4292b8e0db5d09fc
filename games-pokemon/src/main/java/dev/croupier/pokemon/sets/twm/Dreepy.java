package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;

import dev.croupier.pokemon.table.Card;

final class Dreepy {
    static final Card CARD = pokemon("Dreepy", "TWM", "128", "H")
            .basic(70, DRAGON)
            .attack("Petty Grudge", "P", 10)
            .attack("Bite", "RP", 40)
            .retreat(1)
            .build();

    private Dreepy() {}
}
