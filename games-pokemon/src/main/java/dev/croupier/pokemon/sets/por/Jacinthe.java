package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Jacinthe {
    static final Card CARD = supporter("Jacinthe", "POR", "75", "J")
            .does(Do.healOne(150, Likes.ofType(PSYCHIC)))
            .build();

    private Jacinthe() {}
}
