package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.silencesTools;
import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.which.Likes.Simply.ANY;

import dev.croupier.pokemon.table.Card;

final class JammingTower {
    static final Card CARD = stadium("Jamming Tower", "TWM", "153", "H")
            .passive(silencesTools(ANY))
            .build();

    private JammingTower() {}
}
